export type {
  NorthCard as CardFace,
  NorthChart,
  NorthColour,
  NorthField,
  NorthItem,
  NorthMember,
  NorthPlayer,
  NorthRoll,
  NorthView,
  NorthWindow,
} from '../../generated/north';
