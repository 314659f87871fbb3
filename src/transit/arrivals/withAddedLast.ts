import type { Arrival } from '../../contract/arrivals.ts';

/** An added bus so many milliseconds after the last one of the timetable is of the same night. */
const SAME_NIGHT = 240 * 60_000;

/** Of a route to a destination, a bus beside the timetable may come after the last one of it. */
export function withAddedLast(all: readonly Arrival[]): readonly Arrival[] {
  if (!all.some(({ state }) => state === 'added')) return all;
  const after = new Map(
    all.map((last) => [
      last,
      last.isLast === true
        ? all.findLast(
            ({ routeID, destination, state, expectedAt }) =>
              state === 'added' &&
              routeID === last.routeID &&
              destination === last.destination &&
              expectedAt > last.expectedAt &&
              expectedAt < last.expectedAt + SAME_NIGHT,
          )
        : undefined,
    ]),
  );
  const lasts = new Set(after.values());
  return all.map((arrival) =>
    lasts.has(arrival)
      ? { ...arrival, isLast: true }
      : after.get(arrival) === undefined
        ? arrival
        : { ...arrival, isLast: undefined },
  );
}
