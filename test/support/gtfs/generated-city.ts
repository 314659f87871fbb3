/** The size of a generated city. Each route has two directions. */
export interface CitySize {
  readonly routes: number;
  /** The stops of the longest pattern of each direction; at least 6. */
  readonly stopsPerDirection: number;
  readonly tripsPerDirection: number;
}

/** The first day with service in every generated feed, and the last, `YYYYMMDD`. */
export const GENERATED_DATES = { first: '20260101', last: '20261231' };

export interface GeneratedTrip {
  readonly tripID: string;
  readonly routeID: string;
  readonly serviceID: string;
  readonly headsign: string;
  readonly directionID: number;
  readonly shapeID: string;
}

/** Two routes share the first half of their stops. */
export function stopID(city: CitySize, route: number, direction: number, place: number): string {
  const owner = place < city.stopsPerDirection / 2 ? route - (route % 2) : route;
  return `S${owner}-${direction}-${place}`;
}

export const tripCount = (city: CitySize): number => city.routes * 2 * city.tripsPerDirection;

/** The route, direction and number within the direction of a trip, from 0. */
export function tripKey(city: CitySize, trip: number) {
  const rest = Math.floor(trip / city.tripsPerDirection);
  return {
    route: Math.floor(rest / 2),
    directionID: rest % 2,
    number: trip % city.tripsPerDirection,
  };
}

/**
 * The places along a direction that each kind of trip visits: all stops, a loop that visits two
 * stops twice, or a short turn.
 */
export function patternsOf({ stopsPerDirection }: CitySize): readonly (readonly number[])[] {
  const all = Array.from({ length: stopsPerDirection }, (_, place) => place);
  return [
    all,
    [...all.slice(0, 5), 2, 3, ...all.slice(5)],
    all.slice(0, Math.ceil((all.length * 2) / 3)),
  ];
}

/** The index of a trip's pattern, from its number within its direction. */
export function patternIndex(number: number): number {
  if (number % 5 === 3) return 2;
  return number % 7 === 6 ? 1 : 0;
}

const SERVICES = ['weekday', 'weekday', 'weekday', 'saturday', 'sunday'];

/** The trip of this number, from 0 to the number of trips. */
export function tripOf(city: CitySize, trip: number): GeneratedTrip {
  const { route, directionID, number } = tripKey(city, trip);
  const end = patternIndex(number) === 2 ? 'Middle' : 'End';
  return {
    tripID: `T${trip}`,
    routeID: `R${route}`,
    serviceID: SERVICES[number % 5] ?? 'weekday',
    headsign: route % 10 === 9 ? 'City Loop' : `Line ${route}  to ${end} ${directionID}`,
    directionID,
    shapeID: `H${route}-${directionID}`,
  };
}

/** Pseudorandom whole numbers, the same for each seed and index. */
function noise(seed: number, index: number): number {
  let state = Math.imul(index + 1, 0x9e37_79b1) ^ seed;
  state = Math.imul(state ^ (state >>> 16), 0x85eb_ca6b);
  return (state ^ (state >>> 13)) >>> 0;
}

/** Where a stop is: each route runs east along its own street, with small bends. */
export function placeOf(
  route: number,
  direction: number,
  place: number,
  seed: number,
): { lat: number; lon: number } {
  const bend = (noise(seed, route * 1000 + Math.floor(place)) % 1000) / 1_000_000;
  return {
    lat: 43 + (route % 200) * 0.004 + direction * 0.0004 + bend,
    lon: -89.5 + Math.floor(route / 200) * 0.4 + place * 0.004,
  };
}
