import type { SnapshotRoute } from '../../contract/snapshot/snapshot.ts';

/** The types of GTFS itself that an extended type belongs to, by its hundred. */
const BASIC: Readonly<Record<number, readonly number[]>> = {
  1: [2],
  2: [3],
  3: [2],
  // Urban railways are metros in some feeds, and trains in others.
  4: [1, 2],
  5: [1],
  6: [1],
  7: [3],
  8: [11],
  9: [0],
  10: [4],
  12: [4],
  13: [6],
  14: [7],
};
/** Extended types that do not belong to the same as the others of their hundred. */
const ODD: Readonly<Record<number, readonly number[]>> = {
  401: [1],
  402: [1],
  405: [12],
  1701: [5],
};

const isBasic = (type: number) => type < 100;
const hundredOf = (type: number) => Math.floor(type / 100);
const basicOf = (type: number): readonly number[] =>
  isBasic(type) ? [type] : (ODD[type] ?? BASIC[hundredOf(type)] ?? []);

/** Whether a route's type is one of those that a type stands for: 3 for all buses, 700 for 704, and for 3. */
function stands(named: number, type: number): boolean {
  if (named === type) return true;
  if (isBasic(named)) return basicOf(type).includes(named);
  if (named % 100 !== 0) return false;
  return isBasic(type) ? basicOf(named).includes(type) : hundredOf(type) === hundredOf(named);
}

/**
 * The routes of a route_type, basic or extended, whichever of them the timetable has. Where it has no route of an
 * extended type such as 704, those of the type that this belongs to are meant: 700, or 3.
 */
export function routesOfType(routes: readonly SnapshotRoute[], named: number): SnapshotRoute[] {
  const found = routes.filter(({ type }) => stands(named, type));
  return found.length > 0 ? found : routes.filter(({ type }) => stands(type, named));
}
