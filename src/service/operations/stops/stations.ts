import type { Station } from '../../../contract/stops/station.ts';
import { numericText } from '../../../contract/wire/scalars.ts';
import { metersBetween, type Place } from '../../../lib/geo/distance.ts';
import { memoizeByObject } from '../../../lib/memoizeByObject.ts';
import type { ArrivalsQuery, StopArrivals } from '../../../transit/arrivals/queries.ts';
import {
  NO_ROUTE,
  type RouteStop,
  type SourceStation,
  type Supply,
  type Timed,
} from '../../Source.ts';
import { joinArrivals, joinReads } from '../../sources/places/joinReads.ts';
import type { OperationContext } from '../operation.ts';
import { stopIndex } from './stop-index.ts';

const NONE: readonly SourceStation[] = [];

/** Each station by its own ID and those of its platforms. */
const byAnyID = memoizeByObject(
  (stations: readonly SourceStation[]) =>
    new Map(
      stations.flatMap((station) =>
        [...station.platforms, station.stopID].map((stopID) => [stopID, station] as const),
      ),
    ),
);

type Context = Pick<OperationContext, 'source' | 'now'>;

const stationsIn = async ({ source, now }: Context) =>
  (await source.stations?.read(null, now))?.value ?? NONE;

/** The station that an ID names, its own or that of a platform. */
export const stationOf = async (context: Context, stopID: string) =>
  byAnyID(await stationsIn(context)).get(stopID);

/** A station as a stop of no route. */
export const asStop = ({
  platforms: _platforms,
  entrances: _entrances,
  stepFree: _stepFree,
  ...stop
}: SourceStation): RouteStop => ({
  ...stop,
  routeID: NO_ROUTE,
});

/** What an answer about one stop says of its station. @param stops those of all routes */
export function encodeStation(
  { stopID, intersection, platforms, entrances, stepFree }: SourceStation,
  stops: readonly RouteStop[],
) {
  const index = stopIndex(stops);
  return {
    stopID,
    intersection,
    platforms: platforms.flatMap((id, at): Station['platforms'] => {
      const entries = index.entriesOf(id);
      const [stop] = entries;
      return stop === undefined
        ? []
        : [
            {
              stopID: stop.stopID,
              intersection: stop.intersection,
              platform: stop.platform,
              wheelChairAccessible: stop.wheelChairAccessible,
              stepFree: stepFree?.(at),
              lines: linesOf(entries),
            },
          ];
    }),
    entrances: entrances.map(({ latitude, longitude, ...entrance }) => ({
      ...entrance,
      latitude: numericText(latitude),
      longitude: numericText(longitude),
    })),
  };
}

/** The routes and destinations of a stop's entries. */
export const linesOf = (entries: readonly RouteStop[]) =>
  entries
    .filter(({ routeID }) => routeID !== NO_ROUTE)
    .map(({ routeID, destination = '', exitOnly, byReservation }) => ({
      routeID,
      destination,
      exitOnly,
      byReservation,
    }));

/** The arrivals at all platforms of a station, each with where it departs from; null for what is none. */
export async function arrivalsAtStation(
  context: Context,
  supply: Supply<ArrivalsQuery, StopArrivals | null>,
  query: ArrivalsQuery,
): Promise<Timed<StopArrivals> | null> {
  const { source, now } = context;
  const station = await stationOf(context, query.stopID);
  if (station?.stopID !== query.stopID) return null;
  const stops = stopIndex((await source.stops.read(null, now)).value);
  const reading = station.platforms.map(async (stopID) => {
    const { value, ...read } = await supply.read({ ...query, stopID }, now);
    const { intersection = stopID } = stops.byID(stopID) ?? {};
    const arrivals = value?.arrivals.map((arrival) => ({
      ...arrival,
      departsFrom: arrival.departsFrom ?? { stopID, intersection },
    }));
    return { ...read, value: value && arrivals ? { ...value, arrivals } : null };
  });
  return joinReads(reading, (values) => joinArrivals(values, station.stopID));
}

/** An entrance of a station near a place. */
interface NearEntrance {
  readonly name: string;
  readonly meters: number;
}

/** The stops of stations that have an entrance at most so many meters from a place, each with the nearest one. */
export async function entrancesAround(
  context: Context,
  place: Place,
  meters: number,
): Promise<ReadonlyMap<string, NearEntrance>> {
  const found = new Map<string, NearEntrance>();
  for (const { platforms, entrances } of await stationsIn(context)) {
    let nearest: NearEntrance | undefined;
    for (const { name, latitude, longitude } of entrances) {
      const away = metersBetween(place, { lat: latitude, lon: longitude });
      if (away <= (nearest?.meters ?? meters)) nearest = { name, meters: away };
    }
    if (nearest !== undefined) for (const stopID of platforms) found.set(stopID, nearest);
  }
  return found;
}
