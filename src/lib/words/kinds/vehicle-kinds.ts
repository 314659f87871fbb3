import { isBusType } from '../city-words.ts';

/** The kinds of vehicles that have a word of their own; `vehicle` for several kinds or another one. */
export const VEHICLE_KINDS = [
  'bus',
  'trolleybus',
  'streetcar',
  'train',
  'monorail',
  'ferry',
  'cableCar',
  'gondola',
  'funicular',
  'vehicle',
] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

/** What decides the word for a route's vehicles. */
export interface RouteWithType {
  readonly routeID: string;
  readonly name: string;
  /** What people read instead of the routeID. */
  readonly label?: string | undefined;
  /** GTFS route_type; a bus if absent. */
  readonly type?: number | undefined;
  readonly agency?: string | undefined;
  /** Whether a route of another agency has the same label. */
  readonly sharesLabel?: boolean | undefined;
}

/** The types of GTFS itself, apart from 0 and buses. */
const BASIC_KINDS: Readonly<Record<number, VehicleKind>> = {
  1: 'train',
  2: 'train',
  4: 'ferry',
  5: 'cableCar',
  6: 'gondola',
  7: 'funicular',
  11: 'trolleybus',
  12: 'monorail',
  405: 'monorail',
  1701: 'cableCar',
};

/** The extended types, by their hundreds. */
const EXTENDED_KINDS: Readonly<Record<number, VehicleKind>> = {
  1: 'train',
  3: 'train',
  4: 'train',
  5: 'train',
  6: 'train',
  8: 'trolleybus',
  9: 'streetcar',
  10: 'ferry',
  12: 'ferry',
  13: 'gondola',
  14: 'funicular',
};

/** GTFS has one type for streetcars and for light rail, whose vehicles US agencies call trains. */
const STREETCAR_NAME = /street ?car|tram|trolley|tranv[ií]a/i;

/** The kind of a route's vehicles, from its GTFS route_type or extended type. */
export function vehicleKindOf({ type = 3, routeID, name }: RouteWithType): VehicleKind {
  if (isBusType(type)) return 'bus';
  if (type === 0) return STREETCAR_NAME.test(`${routeID} ${name}`) ? 'streetcar' : 'train';
  return BASIC_KINDS[type] ?? EXTENDED_KINDS[Math.floor(type / 100)] ?? 'vehicle';
}

/** The kind that all of these routes have; `vehicle` if they differ or there are none. */
export function commonVehicleKind(routes: readonly RouteWithType[]): VehicleKind {
  const kinds = new Set(routes.map(vehicleKindOf));
  const [first = 'vehicle'] = kinds;
  return kinds.size === 1 ? first : 'vehicle';
}
