export type {
  ActionView,
  CardView,
  EnemySlotView,
  EventSlotView,
  FateView,
  FigureView,
  HeroView,
  NemesisView,
  NodeView,
  PlayerView,
  RunarView,
  TreasureView,
} from '../../generated/runar';
