import type {
  Snapshot,
  SnapshotPattern,
  SnapshotStop,
} from '../../../contract/snapshot/snapshot.ts';
import { placeOnLine } from '../../../lib/geo/shapes/line.ts';
import type { LineCoordinates } from '../../../lib/geo/shapes/line.ts';
import { stopLabel } from './stop-notes.ts';
import { counted } from './wording.ts';

const FAR_METERS = 150;
const MOST_SHOWN = 3;

const metersText = (meters: number) =>
  meters < 1000 ? `${Math.round(meters)} m` : `${(meters / 1000).toFixed(1)} km`;

function pointsOf(line: readonly number[]): LineCoordinates {
  const points: [number, number][] = [];
  for (let index = 0; index + 1 < line.length; index += 2)
    points.push([line[index] ?? 0, line[index + 1] ?? 0]);
  return points;
}

interface FarStop {
  readonly stop: SnapshotStop;
  readonly meters: number;
}

/** The stops of a pattern that are far from its line. */
function farStopsOf({ lines, stops }: Snapshot, pattern: SnapshotPattern): FarStop[] {
  const points = pointsOf(lines[pattern.line] ?? []);
  return [...new Set(pattern.stops)].flatMap((index) => {
    const stop = stops[index];
    const meters = stop === undefined ? 0 : (placeOnLine(points, stop)?.offset ?? 0);
    return stop !== undefined && meters > FAR_METERS ? [{ stop, meters }] : [];
  });
}

const byMeters = (a: { readonly meters: number }, b: { readonly meters: number }) =>
  b.meters - a.meters;

/** The worst of some sentences, and one that counts the rest. */
function worst(
  notes: readonly { readonly meters: number; readonly text: string }[],
  rest: (count: number) => string,
): string[] {
  const shown = notes.toSorted(byMeters).slice(0, MOST_SHOWN);
  const more = notes.length - shown.length;
  return [...shown.map(({ text }) => text), ...(more > 0 ? [rest(more)] : [])];
}

/** Lines that miss most of their stops, and stops that are far from the line of their route, the farthest first. */
export function lineNotes(snapshot: Snapshot): string[] {
  const incomplete = new Map<number, { meters: number; text: string }>();
  const far = new Map<SnapshotStop, { meters: number; text: string }>();
  const seen = new Set<string>();
  for (const pattern of snapshot.patterns) {
    const key = `${pattern.line} ${pattern.stops.join(' ')}`;
    if (pattern.line === -1 || seen.has(key)) continue;
    seen.add(key);
    const route = snapshot.routes[pattern.route];
    const stops = farStopsOf(snapshot, pattern);
    if (stops.length * 2 > pattern.stops.length) {
      const meters = Math.max(...stops.map((one) => one.meters));
      const last = snapshot.stops[pattern.stops.at(-1) ?? -1];
      incomplete.set(pattern.line, {
        meters,
        text: `shapes.txt: the line of route ${route?.routeID ?? ''} to ${last?.intersection ?? ''} misses ${stops.length} of ${pattern.stops.length} stops by up to ${metersText(meters)}. Its shape looks incomplete.`,
      });
      continue;
    }
    for (const { stop, meters } of stops) {
      if (meters <= (far.get(stop)?.meters ?? 0)) continue;
      const text = `stops.txt: stop ${stopLabel(stop)} is ${metersText(meters)} from the line of route ${route?.routeID ?? ''}. Check the stop's location or the shape.`;
      far.set(stop, { meters, text });
    }
  }
  return [
    ...worst(
      [...incomplete.values()],
      (count) =>
        `shapes.txt: ${counted(count, 'more line')} ${count === 1 ? 'misses' : 'miss'} most of the stops.`,
    ),
    ...worst(
      [...far.values()],
      (count) =>
        `stops.txt: ${counted(count, 'more stop')} ${count === 1 ? 'is' : 'are'} over ${FAR_METERS} m from the line of a route.`,
    ),
  ];
}
