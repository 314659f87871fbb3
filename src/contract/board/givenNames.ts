import type { NameOf } from '../../lib/names/nameIn.ts';
import type { Settings } from '../settings/settings.ts';
import type { GivenName } from './given-names.ts';

/** Leading zeros may be missing, as in a display's stops. */
const plainID = (id: string) => id.replace(/^0+(?=.)/, '');

const namesOf = (names: readonly GivenName[], kind: GivenName['kind']) =>
  new Map(names.flatMap((one) => (one.kind === kind ? [[plainID(one.of), one.name]] : [])));

/** The settings of a city in which some routes are called otherwise. */
export function withGivenRoutes(settings: Settings, names: readonly GivenName[]): Settings {
  const given = namesOf(names, 'route');
  if (given.size === 0) return settings;
  return {
    ...settings,
    routes: settings.routes.map((route) => {
      const label = given.get(plainID(route.routeID));
      return label === undefined ? route : { ...route, label };
    }),
  };
}

/** How stops and destinations are called where some are called otherwise; the others as before. */
export function givenNames(names: readonly GivenName[]): (nameOf: NameOf) => NameOf {
  const [stops, destinations] = [namesOf(names, 'stop'), namesOf(names, 'destination')];
  return (nameOf) =>
    (own, stopID = '') =>
      stops.get(plainID(stopID)) ?? destinations.get(plainID(own)) ?? nameOf(own, stopID);
}
