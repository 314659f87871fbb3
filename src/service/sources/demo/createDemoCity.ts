import { DOCUMENTS } from '../../../contract/documents/documents.ts';
import type { Source } from '../../Source.ts';
import { createSnapshotSource } from '../snapshot/createSnapshotSource.ts';
import { demoAlertsAt } from './alerts/demoAlerts.ts';
import { bikesAt } from './bikesAt.ts';
import buses from './data/buses.json' with { type: 'json' };
import lots from './data/lots.json' with { type: 'json' };
import { createDemoForecasts } from './parking/forecasts.ts';
import { lotsAt } from './parking/lots.ts';
import { MAX_ZOOM, MIN_ZOOM, readTile } from './readTile.ts';
import { demoSnapshot, demoTimetable } from './snapshot.ts';
import { createDemoAgency, createDemoVehicles } from './transit/createDemoAgency.ts';

/** The demo has data of every kind. */
type DemoCity = Source & {
  readonly [
    Name in 'vehicles' | 'alerts' | 'lots' | 'routeDocument' | 'city' | 'basemap'
  ]: NonNullable<Source[Name]>;
};

/** What no feed says of a bus. */
const EQUIPMENT = new Map(
  buses.map(({ vehicleID, wifiAccess, wheelChairLift }) => [
    vehicleID,
    { wifiAccess, wheelChairLift },
  ]),
);

function buildDemoCity(seed: number): DemoCity {
  const snapshot = demoSnapshot();
  const served = createSnapshotSource({
    snapshot,
    timetable: demoTimetable(),
    importedAt: null,
    live: createDemoAgency(seed),
  });
  const vehicles = createDemoVehicles(seed);
  const forecast = createDemoForecasts(seed);
  const { name, center, zoom, timeZone } = snapshot.city;
  return {
    name: 'demo',
    routeIDs: (now) => served.routeIDs(now),
    stops: served.stops,
    stations: served.stations,
    routeDocument: served.routeDocument,
    cityFeeds: served.cityFeeds,
    times: served.times,
    vehicles: {
      ...vehicles,
      async read(routeID, now) {
        const read = await vehicles.read(routeID, now);
        const value = read.value.map((bus) => ({ ...bus, ...EQUIPMENT.get(bus.vehicleID) }));
        return { ...read, value };
      },
    },
    alerts: {
      read: async (_all, now) => ({ value: demoAlertsAt(now, seed), reportedAt: now }),
    },
    lots: {
      read: async (_all, now) => ({
        value: await forecast(lotsAt(now, seed), now),
        reportedAt: now,
      }),
      latestAt: (now) => now,
    },
    bikes: { read: async (_all, now) => bikesAt(now, seed) },
    city: {
      city: { name, center, zoom, timeZone },
      routes: snapshot.routes.map(({ routeID, name, color, directions }) => ({
        routeID,
        name,
        color,
        destinations: directions.map(({ destination }) => destination),
      })),
      operators: lots.operators,
      routeDocuments: DOCUMENTS.routeDocument.path,
      timetables: DOCUMENTS.timetable.path,
    },
    basemap: {
      minzoom: MIN_ZOOM,
      maxzoom: MAX_ZOOM,
      attribution: 'Curbside demo city (made up)',
      tile: readTile,
    },
  };
}

/** Cities by seed, because a reader compares what they give. */
const cities = new Map<number, DemoCity>();

/**
 * Creates the demo city with buses, lots, events and a basemap. It is not a real place. Its data
 * depends only on the seed and the `now` of each call, on every machine.
 *
 * @param options `seed` is an integer. Another seed gives other events, other open spots in the lots, and other
 *   delays of the buses.
 */
export function createDemoCity({ seed = 1 }: { readonly seed?: number } = {}): DemoCity {
  const cached = cities.get(seed);
  if (cached !== undefined) return cached;
  const city = buildDemoCity(seed);
  cities.set(seed, city);
  return city;
}
