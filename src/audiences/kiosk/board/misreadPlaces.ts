import { cutText } from '../../../lib/text/plainText.ts';
import type { Board } from './useBoard.ts';

/** What keeps a display from showing the place that it was meant to show. */
export interface MisreadPlaces {
  /** As the address or the entry has it, such as `stpo` or `near=here`. */
  readonly names: readonly string[];
  /** Whether it is the entry in screens.json, not the address. */
  readonly isInEntry: boolean;
}

/** The parameters that say which part of the city a display shows. */
const PLACES = 'stop|near|route|lots|operator|bbox|center';
/** A parameter that nobody knows, or one of those with a value that can't be read. */
const MISREAD = new RegExp(`^(?:(.+?) is not a parameter|((?:${PLACES})(?:=.*)?) is n)`, 's');

/** A display has room for a sentence. */
const MOST_NAMES = 3;
const LONGEST_NAME = 40;

/**
 * Why a display shows the whole city although its address or its entry asks for something else: nothing in it names a
 * place that could be read. Null if it shows a place, or is the city's on purpose.
 */
export function misreadPlaces({
  options,
  wrong,
  warnings,
  entry,
}: Pick<Board, 'options' | 'wrong' | 'warnings' | 'entry'>): MisreadPlaces | null {
  const { stops, near, routes, lots, operator, bounds, camera } = options;
  const hasPlace =
    [stops, near, routes, lots].some(({ length }) => length > 0) ||
    [operator, bounds, camera].some((place) => place !== null);
  if (hasPlace) return null;
  const namesIn = (faults: readonly string[]) =>
    faults.flatMap((fault) => {
      const isNoEntry = fault.startsWith('expected an object');
      const [, unknown, unreadable = unknown] = MISREAD.exec(fault) ?? [];
      const name = isNoEntry ? JSON.stringify(entry) : unreadable;
      return name === undefined ? [] : [cutText(name, LONGEST_NAME)];
    });
  const inEntry = namesIn(wrong);
  const names = (inEntry.length > 0 ? inEntry : namesIn(warnings)).slice(0, MOST_NAMES);
  return names.length === 0 ? null : { names, isInEntry: inEntry.length > 0 };
}
