/** What crosses the wire. The types are written by `tools/typescript.py` from the server's own. */
import type {
  ExamplePosition as AnyPosition,
  ExampleView as AnyExample,
  ReplayPage as AnyReplayPage,
  TableState as AnyTableState,
  View,
} from '../generated/wire';

export type * from '../generated/wire';

export type Status = AnyTableState['status'];
export type Visibility = AnyTableState['visibility'];
export type PassMode = NonNullable<AnyTableState['passing']>['mode'];

/** A table whose view has at least what every game shows; each board knows the rest of its own game's. */
export type TableState = Omit<AnyTableState, 'view'> & { view: View | null };
export type ReplayPage = Omit<AnyReplayPage, 'view' | 'hands'> & { view: View; hands: View[] };
export type ExamplePosition = Omit<AnyPosition, 'view'> & { view: View };
export type ExampleView = Omit<AnyExample, 'positions'> & { positions: ExamplePosition[] };

/** An argument of a message: words, a number, another message, or a list of these. */
export type Arg =
  string | number | boolean | null | undefined | { id: string; args?: Record<string, unknown> } | Arg[];
