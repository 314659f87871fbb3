import type { Place } from '../../lib/geo/distance.ts';

/** Whether the browser gives the location without asking the user; false if it can't say. */
export async function isLocationGranted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}

/** Where the device is. The browser may ask the user first. Rejects with a GeolocationPositionError. */
export const deviceLocation = (options?: PositionOptions): Promise<Place> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lon } }) => resolve({ lat, lon }),
      reject,
      options,
    );
  });
