import type { TrackedVehicle } from '../../../src/api/feeds/vehicleFeed.ts';
import { createVehicleLayer } from '../../../src/features/vehicles/map/layer/vehicle-layer.ts';
import type { VehicleLayerState } from '../../../src/features/vehicles/map/layer/vehicle-layer.ts';
import { VEHICLE_PALETTES, badgeOf } from '../../../src/features/vehicles/vehicle-style.ts';
import { placeAt } from '../../../src/lib/geo/distance.ts';
import { readBasemap } from '../../../src/map/basemap/basemap.ts';
import { MapLibreMap } from '../../../src/map/maplibre.ts';

const COLORS = ['#0a5cc2', '#b3261e', '#1f7a43', '#f2b705', '#5b3fa0', '#0e7c86', '#d2691e'];

/** Milliseconds of each motion: longer than any measurement. */
const DURATION = 600_000;

/** Vehicles spread evenly over five kilometers. Each moves 300 m per step. */
function vehiclesAt(count: number, step: number): TrackedVehicle[] {
  return Array.from({ length: count }, (_, index) => {
    const heading = (index * 137.5) % 360;
    const from = placeAt(CENTER, heading, 2500 * Math.sqrt(index / Math.max(1, count)));
    const place = placeAt(from, (index * 71) % 360, 300 * step);
    return {
      ...place,
      routeID: String(index % 29).padStart(2, '0'),
      vehicleID: String(index).padStart(3, '0'),
      direction: '',
      nextStop: '',
      heading: (index * 71) % 360,
      lastMovedAt: step * 20_000,
      firstSeenAt: 0,
      lastMovedTo: place,
    };
  });
}

const layer = createVehicleLayer('vehicles');

function show(vehicles: readonly TrackedVehicle[], overrides: Partial<VehicleLayerState> = {}) {
  layer.show({
    vehicles: vehicles.map((vehicle) => ({
      vehicle,
      isFaded: false,
      isDimmed: false,
      emphasis: 0,
    })),
    badgeOf: (routeID) => badgeOf(routeID, COLORS[Number(routeID) % COLORS.length] ?? '#000000'),
    lineOf: () => undefined,
    palette: VEHICLE_PALETTES.light,
    duration: DURATION,
    ...overrides,
  });
}

/** The basemap of the demo city, so that a bare repaint costs the same as in the app. */
const style = await readBasemap(new URLSearchParams(location.search).get('basemap') ?? '', {
  theme: 'light',
  base: location.href,
  signal: new AbortController().signal,
});
const [lon = 0, lat = 0] = style.center ?? [];
const CENTER = { lat, lon };

const map = new MapLibreMap({
  container: 'map',
  style,
  center: [CENTER.lon, CENTER.lat],
  zoom: 14,
  attributionControl: false,
  fadeDuration: 0,
});

/** Main-thread milliseconds of each frame callback of the page. */
const spent: number[] = [];
const requestFrame = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) =>
  requestFrame((time) => {
    const start = performance.now();
    callback(time);
    spent.push(performance.now() - start);
  });

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Repaints continuously for `seconds` with `count` vehicles in motion.
 *
 * @returns main-thread milliseconds of each frame
 */
async function measure(count: number, seconds: number): Promise<readonly number[]> {
  show(vehiclesAt(count, 0), { duration: 0 });
  show(vehiclesAt(count, 1));
  map.repaint = true;
  await sleep(500);
  spent.length = 0;
  await sleep(seconds * 1000);
  map.repaint = false;
  return [...spent];
}

async function ready(): Promise<void> {
  await map.once('idle');
  map.addLayer(layer.create());
}

Object.assign(window, { vehiclesBench: { isReady: ready(), measure } });
