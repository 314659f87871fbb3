import type { Arrival } from '../../contract/arrivals.ts';

const MINUTE = 60_000;

/** The arrivals that the page shows for a stop. */
interface ShownArrivals {
  readonly arrivals: readonly Arrival[];
  /** The tripIDs of the arrivals that still show their earlier time. */
  readonly waiting?: ReadonlySet<string>;
}

const minutesOf = ({ expectedAt }: Arrival, now: number) => Math.floor((expectedAt - now) / MINUTE);

/**
 * Keeps a countdown from going up and down by a minute: a prediction that is only one minute later is not shown
 * until the next answer confirms it.
 *
 * @param before what the page showed before; undefined for the first answer
 * @param now milliseconds since 1970, by the service's clock
 */
export function steadyArrivals(
  before: ShownArrivals | undefined,
  arrivals: readonly Arrival[],
  now: number,
): Required<ShownArrivals> {
  const shown = new Map(before?.arrivals.map((arrival) => [arrival.tripID, arrival]));
  const waiting = new Set<string>();
  return {
    arrivals: arrivals.map((arrival) => {
      const { tripID, basis } = arrival;
      const earlier = shown.get(tripID);
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
