import { inSource } from './chunk-patterns.ts';

/** What of src/lib only maps need. */
export const OF_MAPS = ['canDrawMap', 'geo/shapes', 'loading/preloadFiles', 'names/stop-by-name'];

/** The map before MapLibre's, with the routes and stops on it, which a rider sees before all else (R38). */
export const ROUTE_MAP_CHUNK = {
  name: 'first-map',
  test: inSource(
    'audiences/rider/map/RouteMap',
    'audiences/rider/map/useMapPadding',
    'features/stops/RouteLinesOnMap',
    'features/stops/StopsOnMap',
    'features/stops/[a-z-]+-layers',
    'lib/colors/contrast',
    'map/camera',
    'map/createMapHandle',
    'map/first-map',
    'map/scene',
    'map/taps',
    'view/startCamera',
  ),
};

/** What else is on a city's map. These rules come after those of the lists, whose code maps need too. */
export const CITY_MAP_CHUNKS = [
  // Buses and lots on a map: a rider sees them before the map has its buttons and its words (R38).
  {
    name: 'live-map',
    test: inSource(
      'audiences/rider/map/LiveOnRouteMap',
      'city/map/LiveOnMap',
      'features/parking/map',
      'features/vehicles/map',
      'lib/geo/shapes/segmentFraction',
    ),
  },
  // The rest of the map and of the whole city, for the map and for cards. Without what draws with MapLibre, so
  // that cards don't wait for it.
  {
    name: 'scene',
    test: inSource(
      'api',
      'city/map',
      'city/reads',
      'features',
      ...OF_MAPS.map((part) => `lib/${part}`),
      'map/MapView',
      'map/basemap/attribution',
      'map/camera',
      'map/controls',
      'map/createMapHandle',
      'map/health/earlyWorker',
      'map/health/workerAddress',
      'map/scene',
      'map/start',
      'map/taps',
    ),
    minShareCount: 2,
  },
];
