import type { Arrival } from '../../contract/arrivals.ts';

const MINUTE = 60_000;

/** The arrivals of a stop as they are told, and which of them still have the time that was told before. */
interface ToldArrivals {
  readonly arrivals: readonly Arrival[];
  /** The tripIDs of those that wait. */
  readonly waiting?: ReadonlySet<string>;
}

const minutesOf = ({ expectedAt }: Arrival, now: number) => Math.floor((expectedAt - now) / MINUTE);

/**
 * Keeps a countdown from going up and down by a minute (T17): a prediction that is later by one minute only waits for
 * the next answer, and then it counts.
 *
 * @param before what was told before; undefined if nothing was
 * @param now milliseconds since 1970, by the service's clock
 */
export function steadyArrivals(
  before: ToldArrivals | undefined,
  arrivals: readonly Arrival[],
  now: number,
): Required<ToldArrivals> {
  const told = new Map(before?.arrivals.map((arrival) => [arrival.tripID, arrival]));
  const waiting = new Set<string>();
  return {
    arrivals: arrivals.map((arrival) => {
      const { tripID, basis } = arrival;
      const earlier = told.get(tripID);
      const isLive = basis !== 'scheduled' && earlier !== undefined && earlier.basis === basis;
      const hasWaited = before?.waiting?.has(tripID) === true;
      if (tripID === '' || !isLive || hasWaited) return arrival;
      if (minutesOf(arrival, now) !== minutesOf(earlier, now) + 1) return arrival;
      waiting.add(tripID);
      return { ...arrival, expectedAt: earlier.expectedAt };
    }),
    waiting,
  };
}
