import type { Side } from '../network/createSide.ts';
import type { Cost, Label } from './Label.ts';
import type { LanePart, LaneRide } from './Way.ts';

/** A run of a pattern, which is ridden from a position on. */
type Boarded = Omit<LanePart, 'to'>;

/** One who is on a bus. The seconds are those in buses before, less the instant at which this one left. */
export interface Rider extends Cost, Boarded {
  readonly before: Label;
  readonly leaves: number;
  /** Who it is on the run as which the bus came; null on the first one. */
  readonly cameAs: Rider | null;
}

const partOf = ({ pattern, lane, run, start, from }: Rider, to: number): LanePart => ({
  pattern,
  lane,
  run,
  start,
  from,
  to,
});

/** The ride of one who gets off at a position. */
export function rideOf(rider: Rider, side: Side, position: number, comes: number): LaneRide {
  const parts = [partOf(rider, position)];
  for (let one = rider.cameAs; one !== null; one = one.cameAs)
    parts.unshift(partOf(one, side.stopsOf(one.pattern).length - 1));
  return { parts, departs: rider.leaves, arrives: comes };
}
