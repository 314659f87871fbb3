import type { ReactNode } from 'react';

/** A bus of an alert. */
interface AlertLine {
  readonly key: string;
  readonly sentence: string;
  /** What else is known of the bus. */
  readonly note?: ReactNode;
  readonly onSelect: () => void;
}

/** A watched stop with its alerts. */
export interface WatchedItem {
  readonly key: string;
  /** The map's symbol of the stop. */
  readonly mark: ReactNode;
  readonly name: string;
  /** Which buses are watched; null for all. */
  readonly what: string | null;
  readonly lines: readonly AlertLine[];
  /** What is known while there is no alert. */
  readonly status: string;
  /** The same with more, where there is room. */
  readonly waiting: ReactNode;
  readonly onSelectStop: () => void;
  readonly onRemove: () => void;
}
