import type { ParseText } from '../links/parameter-parsers.ts';

/** In minutes. Nobody walks for longer to a bus. */
export const LONGEST_WALK = 60;

/** How far people at a board are from its stops, and whether buses that leave too soon are listed. */
export interface Reach {
  /** Minutes; null for the walk to each stop. */
  readonly minutes: number | null;
  /** Whether buses that leave before are listed below a line, or not at all. */
  readonly isMarked: boolean;
}

const parseMinutes: ParseText<number> = (text) => {
  const minutes = /^\d{1,2}$/.test(text) ? Number(text) : Infinity;
  return minutes <= LONGEST_WALK ? minutes : null;
};

/** Parses an entry of `reach`: minutes, or `mark`. */
export const parseReach: ParseText<number | 'mark'> = (text) =>
  text === 'mark' ? text : parseMinutes(text);

/** A stop as a board's settings name it. */
export interface ReachedStop {
  readonly stopID: string;
  /** Minutes to it; null if the settings say none. */
  readonly minutes: number | null;
}

/**
 * What `0100:6` can mean, the likelier first: a stop of that ID, since some feeds have such, or stop 0100 in six minutes.
 */
export function reachedStops(text: string): readonly ReachedStop[] {
  const whole = { stopID: text, minutes: null };
  const end = text.lastIndexOf(':');
  const minutes = end < 1 ? null : parseMinutes(text.slice(end + 1));
  return minutes === null ? [whole] : [whole, { stopID: text.slice(0, end), minutes }];
}
