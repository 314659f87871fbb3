import type { AlertEffect } from '../../../contract/alerts/Alert.ts';
import { memoizeByObject } from '../../../lib/memoizeByObject.ts';
import type { Notice } from '../Notice.ts';
import type { NoticePlace } from './concerning.ts';
import { type DepartureMark, departureMark } from './departureMark.ts';

/** A mark of a stop's row, and its routes; empty if it is about the stop. */
export interface RowMark {
  readonly mark: DepartureMark;
  readonly routeIDs: readonly string[];
}

/** A bus that a row shows. */
interface ShownBus {
  readonly routeID: string;
  readonly destination: string;
  readonly tripID: string;
  readonly isLive: boolean;
  /** When it departs, in milliseconds since 1970. */
  readonly at: number;
}

/** The words of marks. */
interface MarkWords {
  readonly stopClosed: string;
  readonly effects: Readonly<Record<AlertEffect, string>>;
}

export const markWord = (mark: DepartureMark, words: MarkWords): string =>
  mark === 'stop-closed' ? words.stopClosed : words.effects[mark];

/** The notices about stops, without their concerns about whole routes. */
const atStops = memoizeByObject((notices: readonly Notice[]): readonly Notice[] =>
  notices.flatMap((notice) => {
    const concerns = notice.concerns.filter(({ stops }) => stops !== undefined);
    return concerns.length === 0 ? [] : [{ ...notice, concerns }];
  }),
);

/**
 * The marks of a stop's row in a list: of the stop, and of the buses that the row shows. What concerns a whole
 * route is not said at each of its stops.
 */
export function rowMarks(
  notices: readonly Notice[],
  place: NoticePlace,
  buses: readonly ShownBus[],
): RowMark[] {
  const own = departureMark(atStops(notices), place, false);
  const routesByMark = new Map<DepartureMark, string[]>(own === null ? [] : [[own, []]]);
  for (const { routeID, destination, tripID, isLive, at } of buses) {
    const bus = { ...place, routeIDs: [routeID], destinations: [destination], tripID };
    const mark = departureMark(notices, bus, isLive, at);
    if (mark === null || mark === own) continue;
    const routes = routesByMark.get(mark) ?? [];
    routesByMark.set(mark, routes.includes(routeID) ? routes : [...routes, routeID]);
  }
  return Array.from(routesByMark, ([mark, routeIDs]) => ({ mark, routeIDs }));
}
