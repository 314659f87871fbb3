import type { FeedColumns } from '../../contract/documents/city-document.ts';
import type { Snapshot, SnapshotRoute, SnapshotStop } from '../../contract/snapshot/snapshot.ts';
import type {
  SnapshotTimetable,
  StopPosition,
  StopTransfer,
} from '../../contract/snapshot/timetable.ts';
import { differences, fromRunLengths, runLengths, sums } from '../../lib/columns.ts';
import { memoizeByObject } from '../../lib/memoizeByObject.ts';

/** The places in a document: millionths of a degree, as most feeds have them. */
const DEGREE = 1e6;
/** Of which so many make one, where a feed's places are finer. */
const FINE = 1e4;

const micro = (degrees: number) => Math.round(degrees * DEGREE);
const beyondMicro = (degrees: number) =>
  Math.round(degrees * DEGREE * FINE) - micro(degrees) * FINE;

/** Whether wheelchairs get on and off, as a number. */
const ACCESSIBLE = [undefined, true, false];

/** The stops of a snapshot in the order in which its routes visit them. */
export const visitOrder = memoizeByObject(({ routes, stops }: Snapshot) => {
  const order = new Set(
    routes.flatMap(({ directions }) => directions.flatMap((direction) => direction.stops)),
  );
  for (const index of stops.keys()) order.add(index);
  const stopAt = [...order].filter((index) => stops[index] !== undefined);
  /** The new index of a stop, by its old one. */
  const rank = new Map(stopAt.map((index, at) => [index, at]));
  return { stopAt, rankOf: (index: number) => rank.get(index) ?? -1 };
});

const some = (
  stops: readonly SnapshotStop[],
  member: 'station' | 'platform' | 'timeZone',
): [number, string][] =>
  stops.flatMap((stop, index): [number, string][] => {
    const { [member]: text } = stop;
    return text === undefined ? [] : [[index, text]];
  });

function encodeRoute(
  { routeID, label, sortOrder, name, color, type, agency, directions }: SnapshotRoute,
  rankOf: (index: number) => number,
): FeedColumns['routes'][number] {
  const ranks = (indexes: readonly number[] | undefined) => indexes?.map(rankOf);
  return {
    routeID,
    label,
    sortOrder,
    name,
    color,
    type,
    agency,
    directions: directions.map(({ destination, stops, exitOnly, byReservation }) => ({
      destination,
      stops: differences(stops.map(rankOf)),
      exitOnly: ranks(exitOnly),
      byReservation: ranks(byReservation),
    })),
  };
}

/** The stops, routes and destinations of a feed as columns. */
export function cityColumns(
  snapshot: Snapshot,
  { places, transfers }: SnapshotTimetable,
): FeedColumns {
  const { stopAt, rankOf } = visitOrder(snapshot);
  const stops = stopAt.flatMap((index) => snapshot.stops[index] ?? []);
  const exact = places && stopAt.map((index) => places[index] ?? [Number.NaN, Number.NaN]);
  const accessible = stops.map(({ isAccessible }) => ACCESSIBLE.indexOf(isAccessible));
  return {
    name: '',
    city: snapshot.city,
    stops: {
      ids: stops.map(({ stopID }) => stopID),
      names: stops.map(({ intersection }) => intersection),
      lats: differences(stops.map(({ lat }) => micro(lat))),
      lons: differences(stops.map(({ lon }) => micro(lon))),
      fineLats: exact?.map(([lat]) => beyondMicro(lat)),
      fineLons: exact?.map(([, lon]) => beyondMicro(lon)),
      accessible: accessible.some((one) => one > 0) ? runLengths(accessible) : undefined,
      stations: some(stops, 'station'),
      platforms: some(stops, 'platform'),
      zones: some(stops, 'timeZone'),
    },
    routes: snapshot.routes.map((route) => encodeRoute(route, rankOf)),
    translations: snapshot.names,
    stations: snapshot.stations,
    ways: snapshot.ways,
    transfers: transfers?.map(([from, to, seconds]) => [rankOf(from), rankOf(to), seconds]),
  };
}

/** What a snapshot has of the columns; the rest of it is in the columns of days. */
export function cityOfColumns({
  city,
  stops,
  routes,
  translations,
  stations: placesOfStations,
  ways,
}: FeedColumns): Pick<Snapshot, 'city' | 'stops' | 'routes' | 'names' | 'stations' | 'ways'> {
  const [stations, zones] = [new Map(stops.stations), new Map(stops.zones)];
  const platforms = new Map(stops.platforms);
  const [lats, lons] = [sums(stops.lats), sums(stops.lons)];
  const accessible = fromRunLengths(stops.accessible ?? [], stops.ids.length);
  return {
    city,
    stops: stops.ids.map((stopID, index): SnapshotStop => {
      const [station, platform] = [stations.get(index), platforms.get(index)];
      const timeZone = zones.get(index);
      const isAccessible = ACCESSIBLE[accessible[index] ?? 0];
      return {
        stopID,
        gtfsStopID: stopID,
        intersection: stops.names[index] ?? '',
        lat: (lats[index] ?? 0) / DEGREE,
        lon: (lons[index] ?? 0) / DEGREE,
        ...(station === undefined ? {} : { station }),
        ...(platform === undefined ? {} : { platform }),
        ...(isAccessible === undefined ? {} : { isAccessible }),
        ...(timeZone === undefined ? {} : { timeZone }),
      };
    }),
    routes: routes.map(({ directions, label, sortOrder, ...route }): SnapshotRoute => ({
      ...route,
      ...(label === undefined ? {} : { label }),
      ...(sortOrder === undefined ? {} : { sortOrder }),
      gtfsRouteIDs: [],
      services: [],
      directions: directions.map(({ destination, exitOnly, byReservation, ...direction }) => ({
        destination,
        stops: sums(direction.stops),
        lines: [],
        ...(exitOnly === undefined ? {} : { exitOnly }),
        ...(byReservation === undefined ? {} : { byReservation }),
      })),
    })),
    ...(translations === undefined ? {} : { names: translations }),
    ...(placesOfStations === undefined ? {} : { stations: placesOfStations }),
    ...(ways === undefined ? {} : { ways }),
  };
}

/** What a timetable has of the columns, for journeys. */
export function changesOfColumns({
  stops,
  transfers,
}: FeedColumns): Pick<SnapshotTimetable, 'places' | 'transfers'> {
  const [lats, lons] = [sums(stops.lats), sums(stops.lons)];
  const { fineLats, fineLons } = stops;
  const exact = (whole: number[], fine: readonly number[], index: number) =>
    ((whole[index] ?? 0) * FINE + (fine[index] ?? 0)) / (DEGREE * FINE);
  return {
    ...(fineLats === undefined || fineLons === undefined
      ? {}
      : {
          places: lats.map((_, index): StopPosition => [
            exact(lats, fineLats, index),
            exact(lons, fineLons, index),
          ]),
        }),
    ...(transfers === undefined
      ? {}
      : {
          transfers: transfers.map(([from = -1, to = -1, seconds = 0]): StopTransfer => [
            from,
            to,
            seconds,
          ]),
        }),
  };
}
