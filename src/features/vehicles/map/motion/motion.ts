import { JITTER_METERS } from '../../../../api/feeds/vehicleFeed.ts';
import { bearingBetween, metersBetween } from '../../../../lib/geo/distance.ts';
import type { Place } from '../../../../lib/geo/distance.ts';
import { placesAlongLine } from './along-line.ts';
import type { RouteLine } from './along-line.ts';

/** A place on the path of a vehicle. */
interface PathPoint extends Place {
  /** The share of the path up to here, 0 to 1. */
  readonly fraction: number;
  /** Degrees clockwise from north; not limited to 0 to 360, so that it can be interpolated. */
  readonly heading: number;
}

/** The path from where a vehicle is shown to its reported place; 3 to 16 points. */
export type Path = readonly PathPoint[];

/** A vehicle's path over time, milliseconds of the monotonic clock. */
export interface Motion {
  readonly path: Path;
  readonly startedAt: number;
  readonly duration: number;
}

interface PathOptions {
  /** Where the vehicle is shown. */
  readonly from: Place;
  /** Where it was reported. */
  readonly to: Place;
  /** Time since the report in which it last moved. */
  readonly elapsedSeconds: number;
  readonly line?: RouteLine | undefined;
  /** The heading that is shown; null if unknown. */
  readonly headingBefore: number | null;
  /** The heading at the end; null if unknown. */
  readonly headingAfter: number | null;
}

/** Meters. A longer hop means missing reports, and the path is unknown. */
const MAX_HOP = 400;
/** Meters per second, about 110 km/h. Faster means a GPS correction, or an ID that moved to another bus. */
const MAX_BUS_SPEED = 30;
/** The first share of the path, on which the vehicle turns to its new heading. */
const TURN_SHARE = 0.15;
/** Long enough for the eye to follow, short enough that the vehicle is at its reported place for most of a poll. */
const MAX_MOTION_DURATION = 3000;

/** The duration of a motion in milliseconds. It never exceeds the poll interval (decision 0007). */
export function motionDuration(pollInterval: number): number {
  return Math.min(MAX_MOTION_DURATION, pollInterval);
}

/** `heading` plus or minus full turns, nearest to `before`, so that the vehicle turns the short way. */
function unwrapHeading(heading: number, before: number): number {
  return heading - 360 * Math.round((heading - before) / 360);
}

function withHeadings(places: readonly Place[], options: PathOptions): Path {
  const lengths = places.map((place, index) => metersBetween(places[index - 1] ?? place, place));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const overall = bearingBetween(options.from, options.to);
  let traveled = 0;
  let lastHeading = options.headingBefore ?? overall;
  return places.map((place, index) => {
    traveled += lengths[index] ?? 0;
    const before = places[index - 1];
    const after = places[index + 1];
    const ahead = after === undefined ? overall : bearingBetween(place, after);
    let heading = ahead;
    if (before === undefined) heading = options.headingBefore ?? ahead;
    if (after === undefined) heading = options.headingAfter ?? lastHeading;
    lastHeading = unwrapHeading(heading, lastHeading);
    const fraction = after === undefined ? 1 : traveled / total;
    return { lat: place.lat, lon: place.lon, fraction, heading: lastHeading };
  });
}

/**
 * The path on which a vehicle is animated: along the route's line if possible, else straight. It
 * begins where the vehicle is shown and ends exactly at the reported place.
 *
 * @returns null if the vehicle jumps instead: after a gap in the reports, at impossible speeds, and for
 *   GPS jitter
 */
export function pathBetween(options: PathOptions): Path | null {
  const { from, to, elapsedSeconds, line } = options;
  const meters = metersBetween(from, to);
  if (meters < JITTER_METERS || meters > MAX_HOP) return null;
  if (meters > MAX_BUS_SPEED * elapsedSeconds) return null;
  const [start, second, ...rest] = (line && placesAlongLine(line, from, to)) ?? [from, to];
  if (start === undefined || second === undefined) return null;
  const turned = {
    lat: start.lat + (second.lat - start.lat) * TURN_SHARE,
    lon: start.lon + (second.lon - start.lon) * TURN_SHARE,
  };
  return withHeadings([start, turned, second, ...rest], options);
}

/** Eases in and out: the share of the path after a share of the time. */
export function eased(share: number): number {
  const part = Math.min(1, Math.max(0, share));
  return part * part * (3 - 2 * part);
}

/** The place at a fraction of a path's length, and the heading there (0 to 360). */
export function positionAt(path: Path, fraction: number): Place & { heading: number } {
  // The last two points may be one place, where only the last has the new heading.
  const next =
    fraction >= 1 ? path.length - 1 : path.findIndex((point) => point.fraction >= fraction);
  const b = path[next];
  if (b === undefined) throw new Error('a path without points');
  const a = path[next - 1] ?? b;
  // At a point, returns its exact coordinates, so that rounding never leaves a vehicle off its end.
  const part =
    fraction >= b.fraction || a === b ? 1 : (fraction - a.fraction) / (b.fraction - a.fraction);
  const between = (from: number, to: number) => (part === 1 ? to : from + (to - from) * part);
  return {
    lat: between(a.lat, b.lat),
    lon: between(a.lon, b.lon),
    heading: ((between(a.heading, b.heading) % 360) + 360) % 360,
  };
}
