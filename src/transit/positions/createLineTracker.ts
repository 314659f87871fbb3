import { forgetOld } from './forgetOld.ts';
import type { LinePlace, MeasuredLine } from './MeasuredLine.ts';
import { placesOnLine } from './MeasuredLine.ts';

/** A vehicle farther from its line is on a detour or on another trip. */
const REACH = 200;
const MOST_PLACES = 12;
/** The typical error of a GPS receiver. A place this far from the vehicle costs 1. */
const GPS_ERROR = 12;
/** The cost of a vehicle that faces against the line. */
const OPPOSITE_COST = 10;
/** Meters. Vehicles don't drive backwards, but their positions jump by this distance without a move. */
export const JITTER = 40;
/** Meters per second. No bus is faster. */
const TOP_SPEED = 35;
const MOST_MOVE_COST = 12;
/** How much of the cost of earlier reports counts, so that a wrong start is forgotten. */
const MEMORY = 0.8;
/** A place this far from where the vehicle is on schedule costs 1. */
const SCHEDULE_ERROR = 3000;
const MOST_SCHEDULE_COST = 1.5;

/** One report of a vehicle's position on a trip. */
interface Sighting {
  /** Identifies the vehicle on its trip. */
  readonly key: string;
  readonly lat: number;
  readonly lon: number;
  readonly bearing: number | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Roughly where the vehicle is on schedule, in meters along the line; undefined if not known. */
  readonly expected: number | undefined;
}

interface RatedPlace extends LinePlace {
  readonly cost: number;
}

interface Track {
  readonly at: number;
  readonly lat: number;
  readonly lon: number;
  readonly places: readonly RatedPlace[];
}

/** The cost of a place by itself. */
function placeCost(place: LinePlace, { bearing, expected }: Sighting): number {
  const turn = bearing === undefined ? 0 : bearing - place.bearing;
  const facing = ((1 - Math.cos((turn * Math.PI) / 180)) / 2) * OPPOSITE_COST;
  const schedule =
    expected === undefined
      ? 0
      : Math.min(MOST_SCHEDULE_COST, Math.abs(place.along - expected) / SCHEDULE_ERROR);
  return place.offset / GPS_ERROR + facing + schedule;
}

/** The cost of a move along the line, in meters, within a time in milliseconds. */
function moveCost(distance: number, duration: number): number {
  const most = JITTER + (TOP_SPEED * duration) / 1000;
  const excess = distance < -JITTER ? -JITTER - distance : Math.max(0, distance - most);
  return Math.min(MOST_MOVE_COST, excess / (2 * GPS_ERROR));
}

/** Finds where vehicles are on their lines, from one report to the next. */
export interface LineTracker {
  /** Meters along the line; null if the vehicle is far from the line. */
  find(line: MeasuredLine, sighting: Sighting): number | null;
  /** Drops the vehicles that were not seen for a quarter of an hour. */
  forget(now: number): void;
}

/**
 * Creates a tracker. A line may pass a point twice, such as out and back on one street. The tracker
 * rates all places near the vehicle by distance, bearing, schedule and the way there from each
 * place of the previous report, and takes the best. So a later report corrects an early mistake.
 */
export function createLineTracker(): LineTracker {
  const tracks = new Map<string, Track>();

  const rate = (places: readonly LinePlace[], sighting: Sighting): RatedPlace[] => {
    const last = tracks.get(sighting.key);
    return places.map((place) => {
      const cost = placeCost(place, sighting);
      if (last === undefined || last.places.length === 0) return { ...place, cost };
      const duration = Math.max(0, sighting.at - last.at);
      const before = last.places.map(
        (from) => MEMORY * from.cost + moveCost(place.along - from.along, duration),
      );
      return { ...place, cost: cost + Math.min(...before) };
    });
  };

  return {
    find(line, sighting) {
      const last = tracks.get(sighting.key);
      // A repeated report adds nothing, so the costs stay.
      const isRepeated =
        last !== undefined && last.lat === sighting.lat && last.lon === sighting.lon;
      const rated = isRepeated
        ? [...last.places]
        : rate(
            placesOnLine(line, sighting, REACH)
              .toSorted((a, b) => a.offset - b.offset)
              .slice(0, MOST_PLACES),
            sighting,
          );
      const best = rated.reduce<RatedPlace | null>(
        (least, place) => (least === null || place.cost < least.cost ? place : least),
        null,
      );
      const base = best?.cost ?? 0;
      const { at, lat, lon } = sighting;
      const places = isRepeated
        ? rated
        : rated.map((each) => ({ ...each, cost: each.cost - base }));
      tracks.set(sighting.key, { at, lat, lon, places });
      return best?.along ?? null;
    },
    forget: (now) => forgetOld(tracks, now),
  };
}
