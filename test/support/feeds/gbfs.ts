import { type GbfsFile, readGbfs } from '../../../src/feeds/bikes/readGbfs.ts';
import type { IsNearCity } from '../../../src/lib/geo/IsNearCity.ts';

/** The files of a small bike system, at a moment. */
export const NOW = Date.UTC(2026, 10, 20, 18);
export const secondsAgo = (seconds: number) => NOW / 1000 - seconds;

export const readSystem = (
  files: Partial<Record<GbfsFile, unknown>>,
  isNearCity: IsNearCity = () => true,
) =>
  readGbfs(new Map(Object.entries(files).map(([name, json]) => [name, { json, readAt: NOW }])), {
    systemID: '1',
    host: 'bikes.example.org',
    isNearCity,
  });

export const information = (...stations: readonly object[]) => ({
  last_updated: secondsAgo(600),
  data: { stations },
});
export const STATION = { station_id: 'a', name: 'Main St', lat: 43.07, lon: -89.4, capacity: 12 };
export const STATUS = {
  station_id: 'a',
  is_installed: 1,
  is_renting: 1,
  is_returning: 1,
  num_bikes_available: 5,
  num_docks_available: 2,
  last_reported: secondsAgo(90),
};
export const status = (station: object, updated = secondsAgo(30)) => ({
  last_updated: updated,
  data: { stations: [{ ...STATUS, ...station }] },
});
export const stationWith = (station: object) =>
  readSystem({ station_information: information(STATION), station_status: status(station) })
    .stations[0];
