import * as z from 'zod/mini';

import { isMember, isParameter } from '../../../contract/board/screens/screen-entry.ts';
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
const PLACES: ReadonlySet<string> = new Set([
  'stop',
  'near',
  'route',
  'lots',
  'operator',
  'bbox',
  'center',
]);

/** A display has room for a sentence. */
const MOST_NAMES = 3;
const LONGEST_NAME = 40;

/**
 * Why a display shows the whole city although its address or its entry asks for something else: nothing in it names a
 * place that could be read. Null if it shows a place, or is the city's on purpose.
 */
export function misreadPlaces({
  options,
  parameters,
  entry,
}: Pick<Board, 'options' | 'parameters' | 'entry'>): MisreadPlaces | null {
  const { stops, near, routes, lots, operator, bounds, camera } = options;
  const hasPlace =
    [stops, near, routes, lots].some(({ length }) => length > 0) ||
    [operator, bounds, camera].some((place) => place !== null);
  if (hasPlace) return null;
  // No place could be read, so each one that is given is misread; so is a name that nothing has.
  const namesIn = (
    given: Iterable<readonly [string, unknown]>,
    isKnown: (name: string) => boolean,
  ) =>
    Array.from(given).flatMap(([name, value]) => {
      if (!isKnown(name)) return [name];
      if (!PLACES.has(name) || value === '') return [];
      return [typeof value === 'string' ? `${name}=${value}` : name];
    });
  const members = z.safeParse(z.looseObject({}), entry ?? {}).data;
  const inEntry =
    members === undefined ? [JSON.stringify(entry)] : namesIn(Object.entries(members), isMember);
  const isInEntry = inEntry.length > 0;
  const names = (isInEntry ? inEntry : namesIn(parameters, isParameter))
    .slice(0, MOST_NAMES)
    .map((name) => cutText(name, LONGEST_NAME));
  return names.length === 0 ? null : { names, isInEntry };
}
