import {
  parseCivilTime,
  parseId,
  parsePlace,
  parseShortText,
} from '../contract/links/parameter-parsers.ts';
import type { ParseText } from '../contract/links/parameter-parsers.ts';
import type { Place } from '../lib/geo/distance.ts';

/** Where a journey begins or ends: a stop, or a point that may have a name. */
export type JourneyEnd =
  | { readonly stopID: string }
  | { readonly place: Place; readonly name: string | null };

/** How to get from one place to another. */
export interface JourneyView {
  /** Null is where the rider is. One of the two is another place. */
  readonly from: JourneyEnd | null;
  readonly to: JourneyEnd | null;
  /** Civil time of the city, `2026-11-20T19:00`; null for now. */
  readonly time: string | null;
  /** Whether the rider wants to be there at that time. Else it is when to leave. */
  readonly isArriveBy: boolean;
  /** The open journey, by `journeyKey`; null for the first. */
  readonly way: string | null;
  /** When that begins, as `time`, so that it is found again once later ones are offered; null in older links. */
  readonly departs: string | null;
  /** Whether the rider has a car: ways with it come first. */
  readonly isByCar: boolean;
  /** The event that one goes to, by `eventKey`; null for none. */
  readonly event: string | null;
}

/** The journey with another place at one of its ends. An event is only where it leads to. */
export const withEnd = (
  journey: JourneyView,
  name: 'from' | 'to',
  end: JourneyEnd | null,
): JourneyView => ({
  ...journey,
  [name]: end,
  way: null,
  departs: null,
  event: name === 'to' ? null : journey.event,
});

/** A point may have a name behind it: `43.07412,-89.3809,City Hall`. */
const POINT = /^([^,]+,[^,]+)(?:,(.+))?$/s;

const parseEnd: ParseText<JourneyEnd> = (text) => {
  const [, point = '', name = null] = POINT.exec(text) ?? [];
  const place = parsePlace(point);
  if (place !== null) return { place, name: name && parseShortText(name) };
  return parseShortText(text) === null ? null : { stopID: text };
};

/** @param first finds the first valid value of a parameter */
export function journeyFrom(
  first: <T>(parse: ParseText<T>, name: string) => T | null,
): JourneyView | null {
  const [from, to] = [first(parseEnd, 'from'), first(parseEnd, 'to')];
  if (from === null && to === null) return null;
  const arrive = first(parseCivilTime, 'arrive');
  const way = first(parseId, 'way');
  return {
    from,
    to,
    time: arrive ?? first(parseCivilTime, 'leave'),
    isArriveBy: arrive !== null,
    way,
    departs: way === null ? null : first(parseCivilTime, 'departs'),
    isByCar: first(parseId, 'by') === 'car',
    event: first(parseId, 'for'),
  };
}

/** The parameters of a journey. @param placeText writes a place as `parsePlace` reads it */
export function journeyParameters(
  { from, to, time, isArriveBy, way, departs, isByCar, event }: JourneyView,
  placeText: (place: Place) => string,
): readonly (readonly [name: string, value: string | null])[] {
  const endText = (end: JourneyEnd | null) => {
    if (end === null || 'stopID' in end) return end && end.stopID;
    return placeText(end.place) + (end.name === null ? '' : `,${end.name}`);
  };
  return [
    ['from', endText(from)],
    ['to', endText(to)],
    [isArriveBy ? 'arrive' : 'leave', time],
    ['way', way],
    ['departs', way === null ? null : departs],
    ['by', isByCar ? 'car' : null],
    ['for', event],
  ];
}
