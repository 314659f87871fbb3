import type { StopTimetable } from '../../contract/documents/stop-timetable.ts';

/**
 * When the first and the last of these departures leave, in milliseconds since 1970; null if there is none. Of
 * buses by headway the end of their time counts: those that begin last need not end last.
 */
export function firstAndLast(
  departures: readonly Pick<StopTimetable['departures'][number], 'at' | 'until'>[],
): readonly [first: number, last: number] | null {
  const last = Math.max(...departures.map(({ at, until = at }) => until));
  return departures.length === 0 ? null : [Math.min(...departures.map(({ at }) => at)), last];
}
