import type { Place } from '../lib/geo/distance.ts';

/** A thing of an added subject that can be selected. */
export interface Thing {
  readonly id: string;
  readonly name: string;
  /** What distinguishes it from others of the same name, such as its operator. */
  readonly detail: string;
  readonly place: Place;
  /** When what is said of it was counted, in milliseconds since 1970; undefined if it has no time of its own. */
  readonly countedAt?: number | undefined;
}

/** What the page reads of an added subject, for the whole city. */
export interface Things {
  readonly things: readonly Thing[];
}
