import { useEffect, useState } from 'react';

import type { Place } from '../../../lib/geo/distance.ts';
import { deviceLocation, isLocationGranted } from '../../../ui/browser/deviceLocation.ts';

/** Milliseconds between two looks at where the rider is. */
const INTERVAL = 30_000;
const TIMEOUT = 10_000;

/** Whether the rider has asked for an alert that needs the location since the page was opened. */
let mayAsk = false;

/** The rider chooses an alert that needs the location: the browser asks for it now, and not once a bus is chosen, too. */
export function allowLocation(): void {
  mayAsk = true;
  if ('geolocation' in navigator) void deviceLocation({ timeout: TIMEOUT }).catch(() => null);
}

/**
 * Where the rider is, read again and again while alerts need it. A link with such an alert doesn't make the browser ask
 * for the permission.
 *
 * @returns undefined until it is known, null if it isn't available or not needed
 */
export function useAlertLocation(isNeeded: boolean): Place | null | undefined {
  const [location, setLocation] = useState<Place | null>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    const look = async () => {
      const isAllowed = 'geolocation' in navigator && (mayAsk || (await isLocationGranted()));
      const options = { timeout: TIMEOUT, maximumAge: INTERVAL, enableHighAccuracy: true };
      const place = isAllowed ? await deviceLocation(options).catch(() => null) : null;
      if (isCurrent) setLocation(place);
    };
    void look();
    const timer = setInterval(() => void look(), INTERVAL);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [isNeeded]);
  return isNeeded ? location : null;
}
