import type { NoWay, WhyEnd } from '../../../contract/journeys/journeys.ts';
import type { Routes } from '../../../transit/journeys/createRouter.ts';
import { instantText } from '../clocks.ts';

/** A place farther than this from every stop is outside the city. */
const OUTSIDE_METERS = 5000;

interface Reason {
  readonly why: NoWay;
  readonly whyEnd?: WhyEnd;
  /** The same as a sentence that says what to do. */
  readonly description: string;
}

/** Why no bus can be reached at one of the ends; null if some can at both. */
export function farEnd({ query, network, from, to }: Routes): Reason | null {
  for (const name of ['from', 'to'] as const) {
    if (network.stopsWithin(query[name], OUTSIDE_METERS).length > 0) continue;
    const far = `${name} is more than ${OUTSIDE_METERS / 1000} km from every stop`;
    return {
      why: 'outside',
      whyEnd: name,
      description: `${far}: choose a place within the city`,
    };
  }
  const isFar = from.size === 0 ? 'from' : to.size === 0 ? 'to' : null;
  if (isFar === null) return null;
  return {
    why: 'too-far-to-walk',
    whyEnd: isFar,
    description:
      query.needs === null
        ? `No stop is within ${query.walkMinutes} minutes on foot of ${isFar}: allow a longer walk, or choose a place nearer to a stop`
        : `No stop within ${query.walkMinutes} minutes on foot of ${isFar} is known to have what needs asks for: allow a longer walk, or leave needs out`,
  };
}

/** Why there is no way, and what a rider can do. */
export function noWay(routes: Routes, timeZone: string): Reason {
  const far = farEnd(routes);
  if (far !== null) return far;
  const { parts, query } = routes;
  const dates = parts.map(({ city }) => city.snapshot.city);
  const [first, last] = [
    dates.map(({ firstDate }) => firstDate).toSorted()[0] ?? '',
    dates
      .map(({ lastDate }) => lastDate)
      .toSorted()
      .at(-1) ?? '',
  ];
  const day = instantText(query.at, timeZone).slice(0, 10).replaceAll('-', '');
  const iso = (date: string) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  const isBeyond = day < first || day > last;
  return {
    why: 'no-service-then',
    description: isBeyond
      ? `The timetable has service from ${iso(first)} to ${iso(last)}: choose a time between them`
      : 'No bus goes there within 12 hours of that time: choose another time, or allow a longer walk',
  };
}
