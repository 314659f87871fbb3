import type { Source, RouteStop } from '../../Source.ts';
import { supplyStops } from '../../supplyStops.ts';
import { createTiles, MAX_ZOOM, MIN_ZOOM } from './basemap/tiles.ts';
import { createDocuments, createSourceCity } from './city.ts';
import { createGround } from './ground/ground.ts';
import { placeOf, rounded } from './ground/place.ts';
import { createLots } from './parking/lots.ts';
import { createFleet } from './transit/buses.ts';
import { createRoutes, type Route } from './transit/routes.ts';

/** The stops of all routes in both directions, grouped by route. */
function stopsOf(routes: readonly Route[]): RouteStop[] {
  return routes.flatMap(({ plan, directions }) =>
    directions.flatMap(({ destination, stops }) =>
      stops.map(({ stop }) => {
        const { lat, lon } = placeOf(stop.at);
        return {
          routeID: plan.routeID,
          stopID: stop.stopID,
          intersection: stop.intersection,
          latitude: rounded(lat),
          longitude: rounded(lon),
          destination,
        };
      }),
    ),
  );
}

/** The demo has data of every kind. */
type DemoCity = Source & {
  readonly [Name in 'vehicles' | 'lots' | 'routeDocument' | 'city' | 'basemap']: NonNullable<
    Source[Name]
  >;
};

function buildDemoCity(seed: number): DemoCity {
  const ground = createGround(seed);
  const routes = createRoutes(ground);
  const routeIDs = routes.map(({ plan }) => plan.routeID);
  const stops = stopsOf(routes);
  const fleet = createFleet(routes, seed);
  const lotsAt = createLots(ground);
  const documents = createDocuments(routes);
  return {
    name: 'demo',
    routeIDs: () => Promise.resolve(routeIDs),
    stops: supplyStops(async () => ({ value: stops, reportedAt: null })),
    vehicles: {
      read: async (routeID, now) => ({ value: fleet.vehiclesOn(routeID, now), reportedAt: now }),
      latestAt: (now) => now,
    },
    lots: {
      read: async (_all, now) => ({ value: lotsAt(now), reportedAt: now }),
      latestAt: (now) => now,
    },
    routeDocument: {
      read: async (routeID) => ({ value: documents.get(routeID) ?? null, reportedAt: null }),
      latestAt: () => null,
    },
    city: createSourceCity(routes),
    basemap: {
      minzoom: MIN_ZOOM,
      maxzoom: MAX_ZOOM,
      attribution: 'Curbside demo city (made up)',
      tile: createTiles(ground),
    },
  };
}

/** Cities by seed. Building one is slow, and it never changes. */
const cities = new Map<number, DemoCity>();

/**
 * Creates the demo city with buses, lots, events and a basemap (S5). It is not a real place. Its data
 * depends only on the seed and the `now` of each call, on every machine.
 *
 * @param options `seed` is an integer. Another seed gives another city on the same lake.
 */
export function createDemoCity({ seed = 1 }: { readonly seed?: number } = {}): DemoCity {
  const cached = cities.get(seed);
  if (cached !== undefined) return cached;
  const city = buildDemoCity(seed);
  cities.set(seed, city);
  return city;
}
