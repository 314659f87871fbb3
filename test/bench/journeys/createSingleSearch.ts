import type { JourneyPart } from '../../../src/transit/journeys/JourneyPart.ts';
import { ChangeLists } from '../../../src/transit/journeys/network/ChangeLists.ts';
import { createSide } from '../../../src/transit/journeys/network/createSide.ts';
import { momentOf, routedOf } from '../../../src/transit/journeys/routed.ts';
import { Search } from '../../../src/transit/journeys/search/Search.ts';
import { WAY_SETTINGS } from '../../support/journeys/way-settings.ts';

interface SingleOptions {
  readonly part: JourneyPart;
  /** Whose runs alone are ridden, and its start in milliseconds since 1970. */
  readonly serviceDay: string;
  readonly midnight: number;
  readonly rides: number;
}

/**
 * Creates a single search forward by the rules that minotor has for a feed without transfers.txt: riders change only where
 * they get off, at once; none walks or stays on a bus that goes on as another run; any stop of a station is its start or end.
 *
 * @returns a function of two indices of stops and the departure, which returns the earliest arrival; Infinity without one
 */
export function createSingleSearch({ part, serviceDay, midnight, rides }: SingleOptions) {
  const routed = routedOf([part], { ...WAY_SETTINGS, journeys: { changeSeconds: 0 } });
  const { stopCount } = routed.network;
  const day = { at: midnight, now: midnight, isArriveBy: false, needs: null, serviceDay };
  const usable = { transfers: routed.transfers, platforms: [] };
  const { view } = momentOf(routed, usable, [part], day, false);
  const atOnce = (stop: number) => [{ stop, meters: 0, seconds: 0 }];
  const changes = new ChangeLists(stopCount, atOnce);
  const transfers = { around: atOnce, from: changes, to: changes };
  const nobodyStays = { next: () => null, before: () => null };
  const side = createSide(view, transfers, nobodyStays, false, new WeakMap());
  const search = new Search(stopCount, rides);

  const { stops } = part.city;
  const byStation = new Map<string, number[]>();
  for (const [stop, { station }] of stops.entries())
    if (station !== undefined) byStation.set(station, [...(byStation.get(station) ?? []), stop]);
  function stopsOfStation(stop: number): ReadonlyMap<number, number> {
    const all = byStation.get(stops[stop]?.station ?? '') ?? [stop];
    return new Map(all.map((one) => [one, 0]));
  }
  return (from: number, to: number, at: number): number => {
    search.run({
      side,
      at: at / 1000,
      from: stopsOfStation(from),
      to: stopsOfStation(to),
      rounds: rides,
      firstBy: Number.POSITIVE_INFINITY,
      lastFrom: Number.NEGATIVE_INFINITY,
      by: Number.POSITIVE_INFINITY,
      left: null,
      useful: null,
    });
    return (search.arrivals.at(-1) ?? Number.NaN) * 1000;
  };
}
