import { JITTER_METERS } from '../../../../api/feeds/vehicleFeed.ts';
import { bearingBetween, metersBetween } from '../../../../lib/geo/distance.ts';
import type { Place } from '../../../../lib/geo/distance.ts';
import { placesAlongLine } from './along-line.ts';
import type { RouteLine } from './along-line.ts';

/** A place on the way of a vehicle. */
interface PathPoint extends Place {
  /** The share of the way that lies behind, 0 to 1. */
  readonly fraction: number;
  /** Degrees clockwise from north; turns on beyond 0 and 360, so that it can be interpolated. */
  readonly heading: number;
}

/** A way from the place where a vehicle is shown to the place that was reported; 3 to 16 points. */
export type Path = readonly PathPoint[];

/** A vehicle's way over a span of time; milliseconds of the monotonic clock. */
export interface Motion {
  readonly path: Path;
  readonly startedAt: number;
  readonly duration: number;
}

interface PathOptions {
  /** Where it is shown. */
  readonly from: Place;
  /** Where it was reported. */
  readonly to: Place;
  /** Time between this report and the one before that had it elsewhere. */
  readonly elapsedSeconds: number;
  readonly line?: RouteLine | undefined;
  /** How it heads now; null where that is not known. */
  readonly headingBefore: number | null;
  /** How it is to head at the end (R10). */
  readonly headingAfter: number | null;
}

/** A longer hop is a gap in the reports, and what lay between is not known (R9). */
const MAX_HOP = 400;
/** About 110 km/h. What is faster was no drive: a receiver found itself, or an ID changed its bus. */
const MAX_BUS_SPEED = 30;
/** A vehicle turns on the first part of its way, not all along it. */
const TURN_SHARE = 0.15;
/** Long enough to be followed by eye, short enough to stand at the reported place for most of a poll. */
const MAX_MOTION_DURATION = 3000;

/** How long a motion takes, in milliseconds; never longer than until the next report (decision 0007). */
export function motionDuration(pollInterval: number): number {
  return Math.min(MAX_MOTION_DURATION, pollInterval);
}

/** The heading that is the same as `heading` and nearest to `before`, so that turns are short. */
function unwound(heading: number, before: number): number {
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
    const [before, after] = [places[index - 1], places[index + 1]];
    const ahead = after === undefined ? overall : bearingBetween(place, after);
    let heading = ahead;
    if (before === undefined) heading = options.headingBefore ?? ahead;
    if (after === undefined) heading = options.headingAfter ?? lastHeading;
    lastHeading = unwound(heading, lastHeading);
    const fraction = after === undefined ? 1 : traveled / total;
    return { ...place, fraction, heading: lastHeading };
  });
}

/**
 * The way that a vehicle is shown to take (R9): along the route's line where that can be told, else
 * straight; it begins where the vehicle is shown and ends exactly where it was reported.
 *
 * @returns null where it is to jump instead: a gap in the reports, more than a bus can drive, or jitter
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

/** The share of the way that is done after a share of the time; slow at both ends. */
export function eased(share: number): number {
  const part = Math.min(1, Math.max(0, share));
  return part * part * (3 - 2 * part);
}

/** The place on a path at a fraction of its length, and how the vehicle heads there (0 to 360). */
export function positionAt(path: Path, fraction: number): Place & { heading: number } {
  const next = path.findIndex((point) => point.fraction >= fraction);
  const b = next === -1 ? path.at(-1) : path[next];
  if (b === undefined) throw new Error('a path without points');
  const a = path[next - 1] ?? b;
  // At a point itself the point's own numbers, so that rounding never keeps a vehicle from its end.
  const part =
    fraction >= b.fraction || a === b ? 1 : (fraction - a.fraction) / (b.fraction - a.fraction);
  const between = (from: number, to: number) => (part === 1 ? to : from + (to - from) * part);
  return {
    lat: between(a.lat, b.lat),
    lon: between(a.lon, b.lon),
    heading: ((between(a.heading, b.heading) % 360) + 360) % 360,
  };
}
