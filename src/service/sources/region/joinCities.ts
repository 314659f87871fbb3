import { byOrder } from '../../../lib/names/route-order.ts';
import type { Source, SourceCity } from '../../Source.ts';
import { inListedOrder } from '../../startRoutes.ts';
import { compare } from '../snapshot/snapshot-city.ts';
import { joinNamesSettings } from './joinNames.ts';
import type { RenameIDs } from './renameAnswers.ts';

/** A feed's city, as part of the whole. */
interface CityPart {
  readonly name: string;
  readonly city: SourceCity;
  readonly rename: RenameIDs;
  readonly tripCount: number;
}

/** A feed's routes, each with its agency and with a number that riders know, whatever its ID has become. */
const routesOf = ({ name, city, rename }: CityPart): SourceCity['routes'] =>
  city.routes.map((route) => {
    const routeID = rename.route(route.routeID);
    const label = route.label ?? (routeID === route.routeID ? undefined : route.routeID);
    return {
      ...route,
      routeID,
      agency: route.agency ?? city.city.name,
      feed: name,
      ...(label === undefined ? {} : { label }),
    };
  });

/**
 * One city of several. It opens where the largest is, and has that one's name with the number of the others. Its
 * timetable ends when the last of theirs does.
 *
 * @param feeds in the order of the settings
 */
export function joinCities(
  feeds: readonly {
    readonly name: string;
    readonly source: Source;
    readonly rename: RenameIDs;
    readonly tripCount: () => number;
  }[],
): SourceCity | undefined {
  const parts = feeds.flatMap(({ name, source: { city }, rename, tripCount }): CityPart[] =>
    city === undefined ? [] : [{ name, city, rename, tripCount: tripCount() }],
  );
  const [largest] = parts.toSorted((one, other) => other.tripCount - one.tripCount);
  // The only feed of a city has no name.
  if (largest === undefined || largest.name === '') return largest?.city;
  const { city, startRoutes = [] } = largest.city;
  const routes = parts.flatMap(routesOf).toSorted(byOrder(compare));
  const ends = parts.flatMap((part) => part.city.city.timetableEnd ?? []);
  return {
    ...largest.city,
    city: {
      ...city,
      name: parts.length === 1 ? city.name : `${city.name} +${parts.length - 1}`,
      ...(ends.length === 0 ? {} : { timetableEnd: ends.toSorted().at(-1) }),
    },
    ...joinNamesSettings(parts.flatMap((part) => part.city.names ?? [])),
    routes,
    feeds: parts.map(({ name }) => name),
    operators: parts.flatMap((part) => part.city.operators),
    startRoutes: inListedOrder(
      startRoutes.map((routeID) => largest.rename.route(routeID)),
      routes,
    ),
  };
}
