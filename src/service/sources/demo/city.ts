import type { SourceCity } from '../../Source.ts';
import { TIME_ZONE } from './civil-time.ts';
import { placeOf, rounded, SQUARE } from './ground/place.ts';
import { OPERATORS } from './plan/lot-plan.ts';
import { CITY_NAME } from './plan/names.ts';
import { lineOnWire, type Route } from './transit/routes.ts';

/** The demo city's settings: its location, routes and operators. */
export function createSourceCity(routes: readonly Route[]): SourceCity {
  return {
    city: { name: CITY_NAME, center: SQUARE, zoom: 13, timeZone: TIME_ZONE },
    routes: routes.map(({ plan, directions }) => ({
      routeID: plan.routeID,
      name: plan.name,
      color: plan.color,
      destinations: directions.map(({ destination }) => destination),
      line: {
        type: 'MultiLineString',
        coordinates: directions.map((direction) =>
          lineOnWire(direction).map((point): [number, number] => {
            const { lat, lon } = placeOf(point);
            return [rounded(lon), rounded(lat)];
          }),
        ),
      },
    })),
    operators: OPERATORS.map((operator) => ({ ...operator })),
  };
}
