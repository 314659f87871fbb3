import type { RouteDocument } from '../../../contract/route-document.ts';
import { ROUTE_DOCUMENTS } from '../../route-documents.ts';
import type { SourceCity } from '../../Source.ts';
import { TIME_ZONE } from './civil-time.ts';
import { placeOf, rounded, SQUARE } from './ground/place.ts';
import { OPERATORS } from './plan/lot-plan.ts';
import { CITY_NAME } from './plan/names.ts';
import { lineOnWire, type Route } from './transit/routes.ts';

/** The line of a route, one for each direction. */
function lineOf({ directions }: Route) {
  return {
    type: 'MultiLineString' as const,
    coordinates: directions.map((direction) =>
      lineOnWire(direction).map((point): [number, number] => {
        const { lat, lon } = placeOf(point);
        return [rounded(lon), rounded(lat)];
      }),
    ),
  };
}

/** The documents of the demo city's routes by routeID (S20). */
export function createDocuments(routes: readonly Route[]): ReadonlyMap<string, RouteDocument> {
  return new Map(
    routes.map((route) => [
      route.plan.routeID,
      {
        routeID: route.plan.routeID,
        line: lineOf(route),
        directions: route.directions.map(({ destination, stops }) => ({
          destination,
          stops: stops.map(({ stop }) => stop.stopID),
        })),
      },
    ]),
  );
}

/** The demo city's settings: its location, routes and operators. */
export function createSourceCity(routes: readonly Route[]): SourceCity {
  return {
    city: { name: CITY_NAME, center: SQUARE, zoom: 13, timeZone: TIME_ZONE },
    routes: routes.map(({ plan, directions }) => ({
      routeID: plan.routeID,
      name: plan.name,
      color: plan.color,
      destinations: directions.map(({ destination }) => destination),
    })),
    operators: OPERATORS.map((operator) => ({ ...operator })),
    routeDocuments: ROUTE_DOCUMENTS,
  };
}
