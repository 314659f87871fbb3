import type { StopTimetable } from '../../contract/documents/stop-timetable.ts';

/**
 * When the first and the last of these departures leave, in milliseconds since 1970; null without departures. Buses by headway
 * leave until a time, which counts as the last one's: those that begin last need not end last.
 */
export function firstAndLast(
  departures: readonly Pick<StopTimetable['departures'][number], 'at' | 'until'>[],
): readonly [first: number, last: number] | null {
  const last = Math.max(...departures.map(({ at, until = at }) => until));
  return departures.length === 0 ? null : [Math.min(...departures.map(({ at }) => at)), last];
}
