import type { DepartureRow } from '../../contract/departures/departureRows.ts';
import { markWord, rowMarks } from '../../features/notices/rules/rowMarks.ts';
import { dotSeparated } from '../../lib/words/dotSeparated.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useNotices } from './useNotices.ts';

/** A stop of a list, and which of its routes the list is about. */
export interface RowPlace {
  readonly stopID: string;
  readonly routes: readonly string[];
  readonly destinations: readonly string[];
  readonly wheelChairAccessible?: boolean | undefined;
}

const busOf = ({ routeID, destination, next: [{ arrival }] }: DepartureRow) => ({
  routeID,
  destination,
  tripID: arrival.tripID,
  isLive: arrival.basis !== 'scheduled',
  at: arrival.expectedAt,
});

/**
 * Returns a function for the rows of a list of stops: what is closed or changed at the stop and on the buses that the
 * row shows, such as "4 and 7: Detour"; '' if nothing is.
 */
export function useRowNotices(): (place: RowPlace, rows: readonly DepartureRow[]) => string {
  const { words, formats, labelOf } = useLanguage();
  const { notices } = useNotices();
  return ({ stopID, routes, destinations }, rows) => {
    const place = { stopIDs: [stopID], routeIDs: routes, destinations };
    const marks = rowMarks(notices, place, rows.map(busOf)).map(({ mark, routeIDs }) => {
      const word = markWord(mark, words.notices);
      const isOfAll = rows.every(({ routeID }) => routeIDs.includes(routeID));
      return routeIDs.length === 0 || isOfAll
        ? word
        : words.lists.labeled(formats.list(routeIDs.map(labelOf)), word);
    });
    return dotSeparated(marks);
  };
}
