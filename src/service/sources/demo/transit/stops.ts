import { type Point } from '../ground/geometry.ts';
import type { MeasuredLine } from '../ground/line.ts';
import { nameAt, type Block, type Junction, type Street } from '../ground/streets/network.ts';
import type { RoadClass } from '../plan/main-roads.ts';
import { chanceOf } from '../random.ts';
import type { Leg, Legs } from './legs.ts';

/** A stop of the city. Any number of routes may serve it. */
export interface CityStop {
  readonly stopID: string;
  readonly intersection: string;
  readonly at: Point;
}

/** A stop on a line. */
export interface LineStop {
  readonly stop: CityStop;
  /** Meters from the start of the line. */
  readonly meters: number;
}

const RANK: Readonly<Record<RoadClass, number>> = { highway: 0, main: 3, secondary: 2, local: 1 };

/** Meters from the middle of a street to a stop's sign. */
const CURB: Readonly<Record<RoadClass, number>> = { highway: 14, main: 11, secondary: 9, local: 7 };

/** Meters before a junction where a bus stops. */
const BEFORE_JUNCTION = 16;

/** The cross street at a junction: the path's next street, or else the largest one. Null without any. */
function crossStreet(junction: Junction, own: Street, next: Street | null): Street | null {
  if (next !== null && next.name !== own.name) return next;
  const others = junction.blocks
    .map(({ street }) => street)
    .filter(({ name }) => name !== own.name);
  return others.toSorted((a, b) => RANK[b.class] - RANK[a.class])[0] ?? null;
}

interface Candidate {
  readonly key: string;
  readonly name: string;
  readonly junction: Junction;
  readonly street: Street;
  readonly cross: Street | null;
  readonly meters: number;
}

/**
 * Creates the stops of all routes, so that a shared stop has one ID.
 *
 * @param named junctions whose stop has its own name instead of two streets
 */
export function createStopRegistry(seed: number, named: ReadonlyMap<Junction, string>) {
  const stops = new Map<string, CityStop>();
  const served = new Set<Junction>();
  let lastID = 11;

  function candidateAt(leg: Leg, next: Leg | null, meters: number): Candidate | null {
    const { street } = leg.block;
    const cross = crossStreet(leg.to, street, next?.block.street ?? null);
    const ownName = named.get(leg.to);
    if (cross === null && ownName === undefined) return null;
    const { at } = leg.to;
    return {
      key: keyOf(leg.to, leg.block, 'to'),
      name: ownName ?? `${nameAt(street, at)} & ${cross === null ? '' : nameAt(cross, at)}`,
      junction: leg.to,
      street,
      cross,
      meters,
    };
  }

  const keyOf = (junction: Junction, block: Block, end: 'to' | 'from') =>
    named.has(junction) ? `${junction.id}` : `${junction.id}/${block.id}/${end}`;

  function stopAt(candidate: Candidate, line: MeasuredLine): LineStop {
    const { key, name, junction, street, meters } = candidate;
    let stop = stops.get(key);
    if (stop === undefined) {
      lastID += 1 + Math.floor(chanceOf(seed, 'stopID', stops.size) * 7);
      stop = {
        stopID: String(lastID).padStart(4, '0'),
        intersection: name,
        at: line.besideAt(meters, CURB[street.class]),
      };
      stops.set(key, stop);
      served.add(junction);
    }
    return { stop, meters };
  }

  /** Rates a possible stop: shared stops, large crossings and the target distance rate higher. */
  function scoreOf(candidate: Candidate, target: number, spacing: number): number {
    const deviation = Math.abs(candidate.meters - target) / spacing;
    const shared = stops.has(candidate.key) ? 0.9 : served.has(candidate.junction) ? 0.5 : 0;
    const ownName = named.has(candidate.junction) ? 2 : 0;
    return shared + ownName + RANK[candidate.cross?.class ?? 'local'] * 0.12 - deviation;
  }

  return {
    /** The stops along a path, about `spacing` meters apart, including both ends. */
    stopsAlong(legs: Legs, line: MeasuredLine, spacing: number): LineStop[] {
      const first = legs[0];
      const last = legs.at(-1);
      if (first === undefined || last === undefined) return [];
      const begin = candidateAt({ block: first.block, from: first.to, to: first.from }, null, 0);
      const end = candidateAt(last, null, line.length);

      let meters = 0;
      const between = legs.slice(0, -1).flatMap((leg, i) => {
        meters += leg.block.length;
        const candidate = candidateAt(leg, legs[i + 1] ?? null, meters - BEFORE_JUNCTION);
        return candidate === null || leg.block.length < 2 * BEFORE_JUNCTION ? [] : [candidate];
      });
      const chosen: Candidate[] = [];
      let at = 0;
      while (at + 1.45 * spacing < line.length) {
        const target = at + spacing;
        const ahead = between.filter((one) => one.meters > at + 0.62 * spacing);
        const near = ahead.filter(
          (one) => one.meters < at + 1.4 * spacing && one.meters < line.length - 0.55 * spacing,
        );
        const best = near.toSorted(
          (a, b) => scoreOf(b, target, spacing) - scoreOf(a, target, spacing),
        )[0];
        const next = best ?? ahead[0];
        if (next === undefined || next.meters > line.length - 0.4 * spacing) break;
        chosen.push(next);
        at = next.meters;
      }
      const terminal = (one: Candidate | null, key: string): Candidate[] =>
        one === null ? [] : [{ ...one, key: named.has(one.junction) ? one.key : key }];
      return [
        ...terminal(begin, keyOf(first.from, first.block, 'from')),
        ...chosen,
        ...terminal(end, keyOf(last.to, last.block, 'to')),
      ].map((candidate) => stopAt(candidate, line));
    },
  };
}
