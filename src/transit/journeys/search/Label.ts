import type { Side } from '../network/createSide.ts';
import { rideText } from './rideText.ts';
import type { LaneRide } from './Way.ts';

/** Who reads a place with a digit more or less finds the same way. */
export const centimeters = (meters: number) => Math.round(meters * 100);

/** What a way takes so far beside time. */
export interface Cost {
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

/** Less than 0 if one has walked less than another, or as far and sat shorter; 0 if both are the same. */
export const costOrder = (one: Cost, other: Cost): number =>
  one.walked - other.walked || one.seconds - other.seconds;

/** Tells ways that are equally good apart by what the feed says. */
export interface WayTexts {
  of(label: Label): string;
  /** Of one who has boarded a run, which begins at an instant. */
  onBus(label: Label, ride: LaneRide): string;
}

export function createWayTexts(side: Side): WayTexts {
  const known = new Map<Label, string>();
  const after = (before: Label | null, ride: LaneRide) =>
    `${before === null ? '' : of(before)} ${rideText(side, ride)}`;
  function of(label: Label): string {
    const { ride, before } = label;
    if (ride === null) return '';
    const existing = known.get(label);
    if (existing !== undefined) return existing;
    const text = after(before, ride);
    known.set(label, text);
    return text;
  }
  return { of, onBus: after };
}

/** Returns a function that compares two ways to one stop. Of two that are equally good, the one with the lesser text stays. */
export function createIsWorse(texts: WayTexts): (one: Label, other: Label) => boolean {
  return (one, other) => {
    if (other.at > one.at || other.walked > one.walked) return false;
    const order = costOrder(one, other);
    if (order !== 0) return order > 0;
    return other.at < one.at || texts.of(other) <= texts.of(one);
  };
}
