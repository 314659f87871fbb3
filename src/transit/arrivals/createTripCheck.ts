import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import { JITTER } from '../positions/createLineTracker.ts';
import { forgetOld } from '../positions/forgetOld.ts';
import { runKey } from '../predictions/LiveRun.ts';
import type { BusOnRun } from './LiveTimes.ts';

/** Milliseconds. A bus may be off its line for a detour. */
const OFF_LINE_FOR = 5 * 60_000;
/** A bus that goes back once has been placed wrongly before. One that goes on going back drives another trip. */
const LEAST_MOVES_BACK = 2;
const LEAST_METERS_BACK = 300;

interface Track {
  readonly key: string;
  at: number;
  /** When the bus was last on its line, or was first seen on the trip. */
  onLineAt: number;
  /** Meters along the line, where it last moved; NaN before that is known. */
  along: number;
  /** How often and how many meters it has moved back since it last moved forward. */
  movesBack: number;
  metersBack: number;
}

/** Tells which buses are on another trip than their feed says. */
interface TripCheck {
  /**
   * Whether a bus's place contradicts its trip: it has been off its line for 5 minutes, or moves backward along it.
   * Before the trip begins, a bus may be anywhere.
   *
   * @param begins when its trip begins, as far as is known, in milliseconds since 1970
   */
  isWrong(bus: BusOnRun, begins: number): boolean;
  /** Drops buses that were not seen for a quarter of an hour. @param now milliseconds since 1970 */
  forget(now: number): void;
}

export function createTripCheck({ patterns, trips }: Snapshot): TripCheck {
  const tracks = new Map<string, Track>();
  const hasLine = (trip: number) => (patterns[trips.patterns[trip] ?? -1]?.line ?? -1) !== -1;

  function move(track: Track, along: number): void {
    const moved = along - track.along;
    if (Math.abs(moved) <= JITTER) return;
    track.movesBack = moved < 0 ? track.movesBack + 1 : 0;
    track.metersBack = moved < 0 ? track.metersBack - moved : 0;
    track.along = along;
  }

  return {
    isWrong({ bus: { vehicleID, at, along }, run }, begins) {
      const key = runKey(run);
      let track = tracks.get(vehicleID);
      if (track?.key !== key || at < begins) {
        track = { key, at, onLineAt: at, along, movesBack: 0, metersBack: 0 };
        tracks.set(vehicleID, track);
      }
      track.at = at;
      if (Number.isNaN(along)) return hasLine(run.trip) && at - track.onLineAt >= OFF_LINE_FOR;
      track.onLineAt = at;
      move(track, along);
      return track.movesBack >= LEAST_MOVES_BACK && track.metersBack >= LEAST_METERS_BACK;
    },
    forget: (now) => forgetOld(tracks, now),
  };
}
