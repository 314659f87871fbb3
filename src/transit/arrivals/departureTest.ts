import type { Arrival } from '../../contract/arrivals.ts';
import type { DepartureFilter } from '../../contract/departure-filter.ts';
import { isListed } from '../../contract/departure-filter.ts';
import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import type { StopPlace } from '../network/stopPlaces.ts';
import type { AddedRun, LiveRun } from '../predictions/LiveRun.ts';

/** Which departures of a stop are asked for. */
export interface DepartureTest {
  /** Whether a bus by the timetable stops later where it is meant to. */
  readonly planned: (place: StopPlace) => boolean;
  /** Whether a bus does so today. */
  readonly known: (place: StopPlace, run: LiveRun) => boolean;
  readonly added: (run: AddedRun, position: number) => boolean;
  readonly arrival: (arrival: Pick<Arrival, 'routeID' | 'destination' | 'platform'>) => boolean;
}

const always = () => true;
export const EVERY: DepartureTest = {
  planned: always,
  known: always,
  added: always,
  arrival: always,
};

/**
 * Tests departures of a stop.
 *
 * @param indexOf the index of a stop by its ID
 * @param platform that of the stop
 */
export function departureTest(
  filter: DepartureFilter,
  { patterns }: Pick<Snapshot, 'patterns'>,
  indexOf: (stopID: string) => number | undefined,
  platform: string | undefined,
): DepartureTest {
  const via = new Set(filter.via.flatMap((stopID) => indexOf(stopID) ?? []));
  const isAny = filter.via.length === 0;
  // What is listed as an arrival has been there before.
  const direction = filter.show === 'arrivals' ? -1 : 1;
  const isAfter = (stops: readonly number[], position: number) =>
    isAny || stops.some((stop, at) => (at - position) * direction > 0 && via.has(stop));
  const stopsOf = ({ pattern }: StopPlace) => patterns[pattern]?.stops ?? [];
  /** Where a bus stops today: at another platform, riders still get to the one that they know. */
  const today = (stops: readonly number[], { skipped, moved, state }: LiveRun) =>
    state === 'canceled'
      ? stops
      : stops.map((stop, at) => {
          const elsewhere = moved?.get(at);
          if (elsewhere !== undefined && via.has(elsewhere)) return elsewhere;
          return elsewhere === undefined && skipped[at] === 1 ? -1 : stop;
        });
  return {
    planned: (place) => isAfter(stopsOf(place), place.position),
    known: (place, run) => isAny || isAfter(today(stopsOf(place), run), place.position),
    added: (run, position) => isAny || isAfter(today(run.stops, run), position),
    arrival: (arrival) => isListed(filter, arrival, platform),
  };
}
