import type { Side } from '../network/createSide.ts';
import type { LaneLinks, LinkedRun } from '../network/LaneLinks.ts';
import { rideText } from './rideText.ts';
import type { LaneRide } from './Way.ts';

/** Who reads a place with a digit more or less finds the same way. */
export const centimeters = (meters: number) => Math.round(meters * 100);

/** What a way takes so far beside time. */
interface Cost {
  /** On foot, in whole centimeters. */
  readonly walked: number;
  /** In buses. Of those who are on one, after an instant that all of them have in common. */
  readonly seconds: number;
}

/** Where one can board, with how one got there. */
export interface Label extends Cost {
  readonly at: number;
  readonly ride: LaneRide | null;
  readonly before: Label | null;
}

/** Returns a function that compares two ways to one stop. Of two that are equally good, the one with the lesser text stays. */
export function createIsWorse(side: Side): (one: Label, other: Label) => boolean {
  const textOf = ({ ride, before }: Label): string =>
    ride === null ? '' : `${before === null ? '' : textOf(before)} ${rideText(side, ride)}`;
  return (one, other) => {
    if (other.at > one.at || other.walked > one.walked) return false;
    if (other.walked < one.walked || other.seconds < one.seconds) return true;
    if (other.seconds > one.seconds) return false;
    return other.at < one.at || textOf(other) <= textOf(one);
  };
}

/**
 * Returns a function that says whether one who stays on a bus has walked more or sat longer than another one there, who
 * gets off where he does.
 */
export function createIsWorseOn(): (run: LinkedRun, cost: Cost) => boolean {
  const costs = new Map<LaneLinks, Map<number, Cost[]>>();
  return ({ links, index }, { walked, seconds }) => {
    const byRun = costs.get(links) ?? new Map<number, Cost[]>();
    costs.set(links, byRun);
    const others = byRun.get(index) ?? [];
    byRun.set(index, others);
    for (const other of others)
      if (other.walked <= walked && other.seconds <= seconds)
        if (other.walked < walked || other.seconds < seconds) return true;
    others.push({ walked, seconds });
    return false;
  };
}
