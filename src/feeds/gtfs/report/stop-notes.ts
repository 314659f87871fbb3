import type { Snapshot, SnapshotStop } from '../../../contract/snapshot.ts';
import { placeOnLine } from '../../../lib/geo/line.ts';
import { counted, named } from './wording.ts';

const FAR_METERS = 150;
const MOST_SHOWN = 3;
const SHORTEST_SHOUT = 5;

const quoted = ({ intersection, gtfsStopID }: SnapshotStop) => `${gtfsStopID} (${intersection})`;

function isShouted(name: string): boolean {
  const letters = name.replaceAll(/\P{L}/gu, '');
  return letters.length >= SHORTEST_SHOUT && letters === letters.toUpperCase();
}

/** Stop names that riders find hard to read or to tell apart. */
export function stopNameNotes({ stops }: Snapshot): string[] {
  const notes: string[] = [];
  const shouted = stops.filter(({ intersection }) => isShouted(intersection));
  const [first] = shouted;
  if (first !== undefined)
    notes.push(
      `stops.txt: ${counted(shouted.length, 'stop name')} of ${stops.length.toLocaleString('en-US')} ${shouted.length === 1 ? 'is' : 'are'} all capital letters, such as stop ${quoted(first)}. Upper and lower case is easier to read.`,
    );
  const byName = new Map<string, SnapshotStop[]>();
  for (const stop of stops) {
    const group = byName.get(stop.intersection);
    if (group === undefined) byName.set(stop.intersection, [stop]);
    else group.push(stop);
  }
  const shared = [...byName].filter(([, group]) => group.length > 1);
  const [example] = shared;
  if (example !== undefined) {
    const [name, group] = example;
    notes.push(
      `stops.txt: ${counted(shared.length, 'name')} ${shared.length === 1 ? 'belongs' : 'belong'} to several stops, such as "${name}": ${named(group.map(({ gtfsStopID }) => gtfsStopID))}. A platform_code, or the street's side in the name, tells them apart.`,
    );
  }
  return notes;
}

type Point = readonly [lon: number, lat: number];

function pointsOf(line: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let index = 0; index + 1 < line.length; index += 2)
    points.push([line[index] ?? 0, line[index + 1] ?? 0]);
  return points;
}

interface FarStop {
  readonly stop: SnapshotStop;
  readonly routeID: string;
  readonly meters: number;
}

/** For each stop that is far from the line of a trip that serves it, the largest distance. */
function farStops({ stops, lines, patterns, routes }: Snapshot): FarStop[] {
  const far = new Map<number, FarStop>();
  const seen = new Set<string>();
  for (const { line, route, stops: indexes } of patterns) {
    const points = pointsOf(lines[line] ?? []);
    for (const index of indexes) {
      const key = `${line} ${index}`;
      const stop = stops[index];
      if (seen.has(key) || stop === undefined) continue;
      seen.add(key);
      const meters = placeOnLine(points, stop)?.offset ?? 0;
      if (meters <= Math.max(FAR_METERS, far.get(index)?.meters ?? 0)) continue;
      far.set(index, { stop, routeID: routes[route]?.routeID ?? '', meters });
    }
  }
  return [...far.values()].toSorted((a, b) => b.meters - a.meters);
}

/** Stops that are far from the line of their route, the farthest first. */
export function farStopNotes(snapshot: Snapshot): string[] {
  const far = farStops(snapshot);
  const notes = far
    .slice(0, MOST_SHOWN)
    .map(
      ({ stop, routeID, meters }) =>
        `stops.txt: stop ${quoted(stop)} is ${metersText(meters)} from the line of route ${routeID}. Check the stop's place or the shape.`,
    );
  const rest = far.length - notes.length;
  if (rest > 0)
    notes.push(
      `stops.txt: ${counted(rest, 'more stop')} ${rest === 1 ? 'is' : 'are'} over ${FAR_METERS} m from the line of a route.`,
    );
  return notes;
}

function metersText(meters: number): string {
  return meters < 1000 ? `${Math.round(meters)} m` : `${(meters / 1000).toFixed(1)} km`;
}
