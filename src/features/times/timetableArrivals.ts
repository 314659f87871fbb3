import type { Arrival } from '../../contract/arrivals.ts';
import type { StopTimetable } from '../../contract/documents/stop-timetable.ts';

/** The departures of a service day as arrivals; of departures by headway, only the next one. */
export function timetableArrivals(
  { departures, isCut, timeZone }: StopTimetable,
  now: number,
): Arrival[] {
  const last = new Map<string, number>();
  const lineOf = ({ routeID, destination }: { routeID: string; destination: string }) =>
    JSON.stringify([routeID, destination]);
  for (const departure of departures)
    last.set(lineOf(departure), Math.max(departure.at, last.get(lineOf(departure)) ?? 0));
  return departures.flatMap(({ at, until, headway, ...departure }) => {
    const isLast = isCut !== true && at === last.get(lineOf(departure)) && headway === undefined;
    const arrival = {
      ...departure,
      vehicleID: '',
      basis: 'scheduled',
      state: 'running',
      timeZone,
      ...(isLast ? { isLast } : {}),
    } as const;
    if (headway === undefined || until === undefined)
      return [{ ...arrival, expectedAt: at, scheduledAt: at }];
    const apart = headway * 1000;
    const next = at + Math.max(0, Math.ceil((now - at) / apart)) * apart;
    return next > until
      ? []
      : [{ ...arrival, expectedAt: next, scheduledAt: next, headwaySeconds: headway }];
  });
}
