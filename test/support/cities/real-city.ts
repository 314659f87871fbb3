import type { Source } from '../../../src/service/Source.ts';
import { aRouteStop, aVehicle } from '../builders.ts';
import { smallSource } from './small-source.ts';

type Place = readonly [lat: number, lon: number, name: string];

/** Made-up lines through Paris, where the real tiles are at zoom 14. */
const LINES: Readonly<Record<string, readonly Place[]>> = {
  20: [
    [48.8758, 2.3259, 'Gare Saint-Lazare'],
    [48.8727, 2.3325, 'Opéra'],
    [48.8716, 2.341, 'Richelieu - Drouot'],
    [48.8705, 2.3486, 'Bonne Nouvelle'],
    [48.8694, 2.3545, 'Porte Saint-Denis'],
    [48.8675, 2.3635, 'République'],
  ],
  31: [
    [48.8836, 2.3273, 'Place de Clichy'],
    [48.8822, 2.3376, 'Pigalle'],
    [48.8837, 2.3495, 'Barbès'],
    [48.8842, 2.3602, 'La Chapelle'],
    [48.8829, 2.3702, 'Jaurès'],
  ],
};

const DESTINATIONS: Readonly<Record<string, string>> = { 20: 'République', 31: 'Jaurès' };

/** The location of the city's map, on the real tiles. */
export const REAL_CENTER = { lat: 48.8758, lon: 2.347 };

/**
 * A city with two lines, whose basemap is not its own.
 *
 * @param tiles the URL of a TileJSON document, or a template
 */
export function realCity(tiles: string): Source {
  const routeIDs = Object.keys(LINES);
  return smallSource({
    name: 'real tiles',
    routeIDs: async () => routeIDs,
    stops: async () =>
      Object.entries(LINES).flatMap(([routeID, places]) =>
        places.map(([latitude, longitude, intersection], nth) =>
          aRouteStop({
            routeID,
            stopID: `${routeID}0${nth}`,
            intersection,
            latitude,
            longitude,
            destination: DESTINATIONS[routeID] ?? '',
          }),
        ),
      ),
    vehicles: async (routeID) =>
      (LINES[routeID] ?? []).slice(1, 3).map(([lat, lon], nth) =>
        aVehicle({
          vehicleID: `${routeID}${nth}`,
          lat: lat + 0.0004,
          lon: lon - 0.0022,
          direction: DESTINATIONS[routeID] ?? '',
          nextStop: '',
        }),
      ),
    lots: async () => [],
    city: {
      city: { name: 'Paris', center: REAL_CENTER, zoom: 14, timeZone: 'Europe/Paris' },
      routes: Object.entries(LINES).map(([routeID, places], nth) => ({
        routeID,
        name: DESTINATIONS[routeID] ?? '',
        color: ['#1a6fb5', '#b5441a'][nth] ?? '#1a6fb5',
        destinations: [DESTINATIONS[routeID] ?? ''],
        line: {
          type: 'LineString',
          coordinates: places.map(([lat, lon]): [number, number] => [lon, lat]),
        },
      })),
      operators: [],
      basemap: { tiles },
    },
  });
}
