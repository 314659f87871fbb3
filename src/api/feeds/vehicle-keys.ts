/**
 * Identifies a vehicle on the page, because vehicle IDs are unique only within a route (interface 4.4).
 * Slashes in the route ID are encoded, so that the first slash separates the two IDs.
 */
export function vehicleKey(vehicle: { routeID: string; vehicleID: string }): string {
  const { routeID, vehicleID } = vehicle;
  // Most IDs need no encoding, and a test is faster than a replacement: each poll makes thousands of keys.
  const encoded = /[%/]/.test(routeID) ? routeID.replaceAll(/[%/]/g, encodeURIComponent) : routeID;
  return `${encoded}/${vehicleID}`;
}

/** The vehicle ID in a `vehicleKey`; the whole text if it is not one. */
export function vehicleIDOf(key: string): string {
  return key.slice(key.indexOf('/') + 1);
}

/** The route ID in a `vehicleKey`; null if the text is not one. */
export function routeIDOf(key: string): string | null {
  const end = key.indexOf('/');
  return end < 1 ? null : key.slice(0, end).replaceAll(/%25|%2F/g, decodeURIComponent);
}
