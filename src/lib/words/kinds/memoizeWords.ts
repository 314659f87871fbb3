import type { CityWords } from '../city-words.ts';
import { commonVehicleKind } from './vehicle-kinds.ts';
import type { RouteWithType, VehicleKind } from './vehicle-kinds.ts';

/**
 * All words of a language for a city.
 *
 * @param routes the routes whose vehicles the words speak of; none for the whole city
 */
export type WordsFor<W> = (city: CityWords, routes?: readonly RouteWithType[]) => W;

/** Creates each catalog once, because components compare its parts by identity. */
export function memoizeWords<W>(create: (city: CityWords, vehicle: VehicleKind) => W): WordsFor<W> {
  const catalogs = new Map<string, W>();
  return (city, routes = []) => {
    const ofCity = city.isBusCity ? 'bus' : 'vehicle';
    const vehicle = routes.length === 0 ? ofCity : commonVehicleKind(routes);
    const { isBusCity, hasVehicles, hasParking } = city;
    const key = [vehicle, isBusCity, hasVehicles, hasParking].join(' ');
    const words = catalogs.get(key) ?? create(city, vehicle);
    catalogs.set(key, words);
    return words;
  };
}
