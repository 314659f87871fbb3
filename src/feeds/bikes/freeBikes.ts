import type { FreeBikes } from '../../contract/bikes/BikesAnswer.ts';
import type { OpenFile } from './openFile.ts';
import type { BikesContext } from './readStations.ts';

/** Bikes in a square of about 110 m are one place: the map has no mark for each of thousands. */
const SQUARE = 0.001;

interface Square {
  lats: number;
  lons: number;
  bikes: number;
  ebikes: number;
  scooters: number;
  countedAt: number;
}

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** The bikes and scooters that can be rented where they stand, counted by place. */
export function freeBikesOf(
  { members, elements, updatedAt }: OpenFile,
  { types, system, isNearCity }: BikesContext,
): FreeBikes[] {
  const { degrees, flag, id, instant, leaveOut } = members;
  const [latOf, lonOf] = [degrees(90), degrees(180)];
  const squares = new Map<string, Square>();
  for (const [path, bike] of elements) {
    // One at a station is in that station's count.
    if (id(bike, path, 'station_id') !== undefined) continue;
    if (flag(bike, path, 'is_disabled') === true || flag(bike, path, 'is_reserved') === true)
      continue;
    const typeID = id(bike, path, 'vehicle_type_id');
    const form = types(typeID);
    if (form === null) continue;
    if (form === undefined) {
      // It may as well be a car.
      leaveOut(
        'bikes of an unknown type',
        `${path}.vehicle_type_id`,
        typeID,
        'no type that vehicle_types.json describes',
      );
      continue;
    }
    const [lat, lon] = [latOf(bike, path, 'lat'), lonOf(bike, path, 'lon')];
    if (lat === undefined || lon === undefined || (lat === 0 && lon === 0)) {
      leaveOut('bikes without a place', path, [bike['lat'], bike['lon']], 'no place');
      continue;
    }
    if (isNearCity?.({ lat, lon }) === false) {
      leaveOut('bikes far from this city', path, [lat, lon], "far from this city's stops");
      continue;
    }
    const key = `${Math.floor(lat / SQUARE)} ${Math.floor(lon / SQUARE)}`;
    const square = squares.get(key) ?? {
      lats: 0,
      lons: 0,
      bikes: 0,
      ebikes: 0,
      scooters: 0,
      countedAt: updatedAt,
    };
    squares.set(key, square);
    square.lats += lat;
    square.lons += lon;
    if (form === 'scooter') square.scooters += 1;
    else square.bikes += 1;
    if (form === 'ebike') square.ebikes += 1;
    const reportedAt = instant(bike, path, 'last_reported') ?? updatedAt;
    square.countedAt = Math.min(square.countedAt, reportedAt);
  }
  return [...squares.values()].map(({ lats, lons, bikes, ebikes, scooters, countedAt }) => ({
    latitude: rounded(lats / (bikes + scooters)),
    longitude: rounded(lons / (bikes + scooters)),
    system,
    bikes,
    ...(ebikes === 0 ? {} : { ebikes }),
    ...(scooters === 0 ? {} : { scooters }),
    countedAt,
  }));
}
