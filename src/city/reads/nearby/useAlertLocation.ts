import { useEffect, useState } from 'react';

import type { Place } from '../../../lib/geo/distance.ts';

/** Milliseconds between two looks at where the rider is. */
const INTERVAL = 30_000;
const TIMEOUT = 10_000;

/** Whether the rider has asked for an alert that needs the location since the page was opened. */
let mayAsk = false;

/** The rider asks for alerts that need the location: now the browser may ask for it. */
export function allowLocation(): void {
  mayAsk = true;
}

async function isGranted(): Promise<boolean> {
  if (mayAsk) return true;
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    // The browser can't say whether a request would ask the rider.
    return false;
  }
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
    const set = (place: Place | null) => {
      if (isCurrent) setLocation(place);
    };
    const look = async () => {
      if (!('geolocation' in navigator) || !(await isGranted())) {
        set(null);
        return;
      }
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => set({ lat: coords.latitude, lon: coords.longitude }),
        () => set(null),
        { timeout: TIMEOUT, maximumAge: INTERVAL, enableHighAccuracy: true },
      );
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
