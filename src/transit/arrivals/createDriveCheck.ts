import { JITTER } from '../positions/createLineTracker.ts';
import { forgetOld } from '../positions/forgetOld.ts';
import { runKey } from '../predictions/LiveRun.ts';
import type { BusOnRun } from './LiveTimes.ts';

/** Where a bus was when its run was first seen to be canceled. */
interface Start {
  at: number;
  readonly next: number;
  readonly along: number;
  drives: boolean;
}

/** Tells whether buses drive runs that are canceled. */
interface DriveCheck {
  /** Whether a bus has moved along its run since this was first asked. One that stands may well be out of service. */
  drives(bus: BusOnRun): boolean;
  /** Drops runs that were not asked for a quarter of an hour. @param now milliseconds since 1970 */
  forget(now: number): void;
}

export function createDriveCheck(): DriveCheck {
  const starts = new Map<string, Start>();
  return {
    drives({ bus: { vehicleID, at, next, along }, run }) {
      const key = `${runKey(run)} ${vehicleID}`;
      const start = starts.get(key) ?? { at, next, along, drives: false };
      starts.set(key, start);
      start.at = Math.max(start.at, at);
      const isFarther = along > start.along + JITTER || (next > start.next && start.next !== -1);
      start.drives ||= isFarther;
      return start.drives;
    },
    forget: (now) => forgetOld(starts, now),
  };
}
