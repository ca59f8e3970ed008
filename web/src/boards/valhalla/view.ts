export type {
  BattleView,
  DieView,
  Face,
  MonsterView,
  SeatView as PlayerView,
  SideView,
  SpaceView,
  ValhallaView,
} from '../../generated/valhalla';
