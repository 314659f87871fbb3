import { metersBetween } from '../../lib/geo/distance.ts';
import type { Place } from '../../lib/geo/distance.ts';
import type { Words } from '../../lib/words/wordsOf.ts';
import { deviceLocation } from '../../ui/browser/deviceLocation.ts';

/** Why the page can't use the rider's location, as the words name it. */
export type LocateProblem =
  | 'locationDenied'
  | 'locationNotAllowed'
  | 'locationTimeout'
  | 'locationFailed'
  | 'locationOutside';

/** If the rider is farther from the city than this, the page stays where it is and a message says why. */
const FAR_METERS = 100_000;

/** Milliseconds. A rider who gets no fix in that time is faster with a tap on the map. */
const TIMEOUT = 10_000;

/**
 * Whether the host page of a frame denied the location, and not the user. Only the browser's message
 * tells them apart: "disabled in this document by permissions policy".
 */
const isForbiddenByHost = ({ message }: GeolocationPositionError) =>
  window.parent !== window && /polic/i.test(message);

function problemOf(error: GeolocationPositionError): LocateProblem {
  if (error.code === error.PERMISSION_DENIED)
    return isForbiddenByHost(error) ? 'locationNotAllowed' : 'locationDenied';
  return error.code === error.TIMEOUT ? 'locationTimeout' : 'locationFailed';
}

let last: Place | null = null;

/** Where the rider was when the page last found out; null if it has not. */
export const lastLocation = (): Place | null => last;

/** Knows nothing of the rider, as when a page opens. */
export function forgetLocation(): void {
  last = null;
}

/**
 * Finds out where the rider is. The browser may ask the rider first, so only the press of a button calls it.
 *
 * @param center of the city
 */
export const locate = (center: Place): Promise<Place | LocateProblem> =>
  deviceLocation({ timeout: TIMEOUT, maximumAge: 60_000, enableHighAccuracy: true }).then(
    (place) => {
      last = place;
      return metersBetween(place, center) > FAR_METERS ? 'locationOutside' : place;
    },
    problemOf,
  );

/** A problem in words, and what the rider can do instead. */
export const problemSentence = (problem: LocateProblem, { map }: Words, city: string): string =>
  problem === 'locationOutside' ? map.locationOutside(city) : map[problem];
