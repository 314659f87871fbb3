import * as z from 'zod/mini';

import type { BikeStation } from '../../contract/bikes/BikesAnswer.ts';
import type { IsNearCity } from '../../lib/geo/IsNearCity.ts';
import { GbfsObject } from './gbfs-values.ts';
import type { OpenFile } from './openFile.ts';
import { rentalLinks } from './rentalLinks.ts';
import type { TypeOf } from './vehicle-types.ts';

type Counts = Pick<BikeStation, 'bikes' | 'ebikes' | 'docks' | 'countedAt'>;

interface StationCounts {
  readonly path: string;
  readonly counts: Counts | null;
}

const Available = z.array(GbfsObject);
const Docks = z.array(z.looseObject({ vehicle_type_ids: z.array(z.unknown()) }));

/** The bikes of the types at a station, in all and with a motor; undefined where it doesn't say. */
function countByType(
  station: Readonly<Record<string, unknown>>,
  path: string,
  typeOf: TypeOf,
  { count, id }: OpenFile['members'],
): { readonly bikes: number; readonly ebikes: number } | undefined {
  const available = z.safeParse(Available, station['vehicle_types_available']).data;
  if (available === undefined || available.length === 0) return undefined;
  let [bikes, ebikes] = [0, 0];
  for (const [index, type] of available.entries()) {
    const at = `${path}.vehicle_types_available[${index}]`;
    const form = typeOf(id(type, at, 'vehicle_type_id'));
    // Without its types, the station's own count says more.
    if (form === undefined) return undefined;
    const own = form === null ? 0 : (count(type, at, 'count') ?? 0);
    bikes += own;
    if (form === 'ebike') ebikes += own;
  }
  return { bikes, ebikes };
}

/** The docks at a station that take a bike or scooter; undefined where it doesn't say. */
function docksByType(
  station: Readonly<Record<string, unknown>>,
  path: string,
  typeOf: TypeOf,
  { count }: OpenFile['members'],
): number | undefined {
  const docks = z.safeParse(Docks, station['vehicle_docks_available']).data;
  if (docks === undefined || docks.length === 0) return undefined;
  return docks.reduce((sum, dock, index) => {
    const isForBikes = dock.vehicle_type_ids.some((typeID) => typeOf(String(typeID)) !== null);
    const at = `${path}.vehicle_docks_available[${index}]`;
    return sum + (isForBikes ? (count(dock, at, 'count') ?? 0) : 0);
  }, 0);
}

/** The counts of each station by its ID, with where they are; null for one that is out of service. */
function countsOf(file: OpenFile, typeOf: TypeOf): ReadonlyMap<string, StationCounts> {
  const { members, elements, updatedAt } = file;
  const { count, flag, id, instant } = members;
  const found = new Map<string, StationCounts>();
  for (const [path, station] of elements) {
    const stationID = id(station, path, 'station_id');
    if (stationID === undefined) continue;
    const isRenting = flag(station, path, 'is_renting') !== false;
    const isReturning = flag(station, path, 'is_returning') !== false;
    if (flag(station, path, 'is_installed') === false || (!isRenting && !isReturning)) {
      found.set(stationID, { path, counts: null });
      continue;
    }
    const byType = countByType(station, path, typeOf, members);
    const bikes =
      byType?.bikes ??
      count(station, path, 'num_vehicles_available') ??
      count(station, path, 'num_bikes_available');
    const ebikes = byType?.ebikes ?? count(station, path, 'num_ebikes_available');
    const docks =
      docksByType(station, path, typeOf, members) ?? count(station, path, 'num_docks_available');
    // A count is as old as the older of the two says.
    const reportedAt = instant(station, path, 'last_reported') ?? updatedAt;
    const counts: Counts = {
      ...(isRenting && bikes !== undefined ? { bikes } : {}),
      ...(isRenting && ebikes !== undefined ? { ebikes } : {}),
      ...(isReturning && docks !== undefined ? { docks } : {}),
      countedAt: Math.min(reportedAt, updatedAt),
    };
    found.set(stationID, { path, counts });
  }
  return found;
}

/** What the files of a system are read with. */
export interface BikesContext {
  readonly types: TypeOf;
  readonly system: string;
  readonly isNearCity: IsNearCity | undefined;
}

/** The stations of a system with what can be rented there. One without a status is listed without counts. */
export function readStations(
  { members, elements }: OpenFile,
  status: OpenFile | null,
  { types, system, systemID, isNearCity }: BikesContext & { readonly systemID: string },
): BikeStation[] {
  const counts = status === null ? new Map<string, StationCounts>() : countsOf(status, types);
  const { degrees, id, leaveOut, name } = members;
  const [latOf, lonOf] = [degrees(90), degrees(180)];
  const listed = new Set<string>();
  const known = new Set<string>();
  const stations = elements.flatMap(([path, station]): BikeStation[] => {
    const stationID = id(station, path, 'station_id');
    const [latitude, longitude] = [latOf(station, path, 'lat'), lonOf(station, path, 'lon')];
    if (stationID !== undefined) listed.add(stationID);
    const isPlaced =
      latitude !== undefined && longitude !== undefined && (latitude !== 0 || longitude !== 0);
    if (stationID === undefined || !isPlaced) {
      const sent = [station['station_id'], station['lat'], station['lon']];
      leaveOut('stations', path, sent, 'no ID with a place');
      return [];
    }
    if (isNearCity?.({ lat: latitude, lon: longitude }) === false) {
      leaveOut('stations', path, [latitude, longitude], "far from this city's stops");
      return [];
    }
    if (known.has(stationID)) {
      leaveOut('stations', `${path}.station_id`, stationID, 'the ID of an earlier station');
      return [];
    }
    known.add(stationID);
    const own = counts.get(stationID)?.counts;
    if (own === null) return [];
    if (own === undefined && status !== null)
      leaveOut('counts', `${path}.station_id`, stationID, 'no station of station_status.json');
    const links = rentalLinks(station, path, members);
    return [
      {
        bikeID: `${systemID}:${stationID}`,
        name: name(station, path, 'name') ?? stationID,
        latitude,
        longitude,
        system,
        ...own,
        ...(links === undefined ? {} : { links }),
      },
    ];
  });
  for (const [stationID, { path }] of counts)
    if (!listed.has(stationID))
      status?.members.leaveOut(
        'counts',
        `${path}.station_id`,
        stationID,
        'no station of station_information.json',
      );
  return stations;
}
