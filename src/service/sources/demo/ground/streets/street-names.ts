import type { Fabric } from '../../plan/districts/district.ts';
import {
  FIRST_NAMES,
  FOUNDERS,
  SCHOLARS,
  SUBURB_FIRST,
  SUBURB_SECOND,
  TRADES,
  TREES,
} from '../../plan/street-words.ts';
import { createRandom, shuffled } from '../../random.ts';
import { elementAt } from '../geometry.ts';

/** The two directions of a district's streets. */
export type Family = 'across' | 'up';

const TEENS = new Set([11, 12, 13]);

/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
export function ordinal(n: number): string {
  if (TEENS.has(n % 100)) return `${n}th`;
  return `${n}${['th', 'st', 'nd', 'rd'][n % 10] ?? 'th'}`;
}

/**
 * Names streets by the kind of their district. Each name is used once in the city.
 *
 * @returns a function that returns the next unused name
 */
export function createStreetNames(seed: number): (fabric: Fabric, family: Family) => string {
  const pool = (label: string, names: readonly string[]) => {
    const order = shuffled(names, createRandom(seed, label));
    let used = 0;
    return () => {
      const name = elementAt(order, used % order.length);
      const round = Math.floor(used / order.length);
      used += 1;
      return { name, round };
    };
  };
  const trees = pool('trees', TREES);
  const people = pool('people', FIRST_NAMES);
  const trades = pool('trades', TRADES);
  const founders = pool('founders', FOUNDERS);
  const scholars = pool('scholars', SCHOLARS);
  const suburb = pool(
    'suburb',
    SUBURB_FIRST.flatMap((first) => SUBURB_SECOND.map((second) => `${first} ${second}`)),
  );
  // When all names are used, start again with another suffix.
  const withSuffix = (
    suffixes: readonly string[],
    { name, round }: { name: string; round: number },
  ) => `${name} ${suffixes[round] ?? `${elementAt(suffixes, 0)} ${round + 1}`}`;

  const neighborhoodNames = (across: typeof trees) => (family: Family) =>
    family === 'across'
      ? withSuffix(['St', 'Pl', 'Ter', 'Ct'], across())
      : withSuffix(['Ave', 'Blvd', 'Way', 'Rd'], founders());
  const byFabric: Readonly<Record<Fabric, (family: Family) => string>> = {
    downtown: (family) =>
      family === 'across'
        ? withSuffix(['St', 'Row', 'Mews'], trades())
        : withSuffix(['Ave', 'Ct', 'Pl'], founders()),
    inner: neighborhoodNames(trees),
    grid: neighborhoodNames(people),
    works: () => withSuffix(['St', 'Way', 'Yard'], trades()),
    campus: () => withSuffix(['Dr', 'Mall', 'Walk'], scholars()),
    suburb: () => suburb().name,
  };
  return (fabric, family) => byFabric[fabric](family);
}
