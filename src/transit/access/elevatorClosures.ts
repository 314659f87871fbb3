import type { AlertPeriod } from '../../contract/alerts/Alert.ts';
import type { InformedEntity } from '../../contract/realtime/ReportedAlert.ts';
import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import { groupBy, groupByEach } from '../../lib/groupBy.ts';
import { memoizeByObject } from '../../lib/memoizeByObject.ts';
import { elevatorsNamedIn, isAboutEscalators } from '../../lib/text/elevator-words.ts';
import type { TidyAlert } from '../alerts/tidyAlert.ts';
import { createStepFree } from './createStepFree.ts';

/** Elevators that an alert says are out of service. */
export interface ElevatorClosure {
  readonly periods: readonly AlertPeriod[];
  /** The stop_ids of stations of which all elevators are. */
  readonly stations: ReadonlySet<string>;
  /** Single ones; indexes. */
  readonly elevators: ReadonlySet<number>;
}

/** More elevators than any station has. The names of those beyond are not looked for in texts. */
const MOST_NAMES = 200;

const NONE: ReadonlySet<string> = new Set();

/** What alerts may name of a city with elevators; null for one without. */
const elevatorsOf = memoizeByObject(({ ways, stops }: Snapshot) => {
  if (ways === undefined || ways.elevators.length === 0) return null;
  const all = ways.elevators.map((each, index) => ({ ...each, index }));
  return {
    byID: groupByEach(all, ({ ids }) => ids),
    byStation: groupBy(all, ({ station }) => station),
    platforms: new Map(stops.map((stop) => [stop.gtfsStopID, stop])),
    usual: createStepFree(ways, () => false),
  };
});

/**
 * The elevators that an alert closes: of those that it names by their doors or ways, or that are at its stations and
 * platforms, the ones that its text names. If its text names none, all at a station, and those on the way to a platform.
 *
 * @returns null if it closes none
 */
export function elevatorClosure(
  snapshot: Snapshot,
  informed: readonly InformedEntity[],
  { effect, periods, header, description }: TidyAlert,
): ElevatorClosure | null {
  const city = effect === 'accessibility-issue' ? elevatorsOf(snapshot) : null;
  if (city === null) return null;
  const { byID, byStation, usual } = city;
  const ids = [...new Set(informed.map(({ stopID }) => stopID))];
  const direct = ids.flatMap((id) => byID.get(id) ?? []);
  const platforms = ids.flatMap((id) => city.platforms.get(id) ?? []);
  const stations = ids.filter((id) => byStation.has(id));
  const around = new Set([...stations, ...platforms.flatMap(({ station = '' }) => station)]);
  const nearby = direct.length > 0 ? [direct] : [...around].map((id) => byStation.get(id) ?? []);
  const text = [...Object.values(header), ...Object.values(description)].join('\n');
  const named = nearby.flatMap((elevators) => {
    const listed = elevators.slice(0, MOST_NAMES);
    const names = new Set(
      elevatorsNamedIn(
        text,
        listed.map(({ name }) => name),
      ),
    );
    return listed.filter(({ name }) => names.has(name));
  });
  const single = named.length > 0 ? named : direct;
  if (single.length > 0)
    return { periods, stations: NONE, elevators: new Set(single.map(({ index }) => index)) };
  if (isAboutEscalators(text)) return null;
  const onWays = platforms.flatMap(({ stopID, station = '' }) => {
    const names = new Set(usual.of(stopID)?.elevators);
    return (byStation.get(station) ?? []).filter(({ name }) => names.has(name));
  });
  return stations.length + onWays.length === 0
    ? null
    : {
        periods,
        stations: new Set(stations),
        elevators: new Set(onWays.map(({ index }) => index)),
      };
}
