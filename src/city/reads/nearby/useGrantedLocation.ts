import { useEffect, useState } from 'react';

import { metersBetween } from '../../../lib/geo/distance.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { deviceLocation, isLocationGranted } from '../../../ui/browser/deviceLocation.ts';

/** Milliseconds. A first list doesn't wait longer for the location. */
const TIMEOUT = 2_000;

/** A rider who is farther away than this plans a trip in the city. */
const FAR_METERS = 50_000;

async function findLocation(): Promise<Place | null> {
  // In a frame, the permission is that of the host page, which the reader gave for something else.
  if (window.parent !== window || !(await isLocationGranted())) return null;
  return deviceLocation({ timeout: TIMEOUT, maximumAge: 5 * 60_000 }).catch(() => null);
}

/**
 * Where the rider is, if the browser already has the permission: the page never asks for it.
 *
 * @param center of the city; a location far from it is ignored
 * @param isNeeded whether to look for it
 * @returns undefined until it is known, null if it isn't available or not needed
 */
export function useGrantedLocation(center: Place, isNeeded: boolean): Place | null | undefined {
  const [location, setLocation] = useState<Place | null>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    const find = async () => {
      const found = await findLocation();
      const isInCity = found !== null && metersBetween(found, center) <= FAR_METERS;
      if (isCurrent) setLocation(isInCity ? found : null);
    };
    void find();
    return () => {
      isCurrent = false;
    };
  }, [center, isNeeded]);
  return isNeeded ? location : null;
}
