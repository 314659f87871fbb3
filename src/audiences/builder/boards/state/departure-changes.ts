import {
  type DepartureOptions,
  departureTexts,
} from '../../../../contract/board/departure-options.ts';
import { addToGroup } from '../../../../lib/groupBy.ts';

/** The changes of a board's parameters that make these its departures. */
export function departureChanges(
  before: DepartureOptions,
  after: DepartureOptions,
): Readonly<Record<string, readonly string[]>> {
  const changes = new Map<string, string[]>(departureTexts(before).map(([name]) => [name, []]));
  for (const [name, text] of departureTexts(after)) addToGroup(changes, name, text);
  return Object.fromEntries(changes);
}
