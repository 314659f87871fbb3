import * as z from 'zod/mini';

import { DEFAULT_METERS, MOST_METERS } from '../../contract/places/near.ts';
import { latitude, longitude } from '../../contract/wire/scalars.ts';
import type { Place } from '../../lib/geo/distance.ts';

/** An invalid request. The message is the plain-English description of the response (interface 7). */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** A value as quoted in a description: long values are cut. */
export function quoted(value: string): string {
  return `"${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
}

/** A parameter's value. A blank value counts as missing, because forms send empty fields. */
export function optional(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name)?.trim();
  return value === undefined || value === '' ? undefined : value;
}

/**
 * The value of a required parameter.
 *
 * @param meaning what the value must be, for the description
 * @throws RefusedError if the parameter is missing or blank
 */
export function required(query: URLSearchParams, name: string, meaning: string): string {
  const value = optional(query, name);
  if (value === undefined) throw new RefusedError(`${name} is missing: it must be ${meaning}`);
  return value;
}

/** @throws RefusedError without the key that every transit operation requires (interface 5) */
export function requireKey(query: URLSearchParams, key: string): void {
  const given = required(query, 'key', 'an API access key');
  if (given !== key) throw new RefusedError('key is not a valid API access key');
}

/**
 * Finds something by its identifier: as given, or else padded with zeros to the documented width, as
 * the real service did (`7` for `07`, `43` for `0043`).
 *
 * @throws RefusedError if neither is found
 */
export function findPadded<T>(
  name: string,
  given: string,
  width: number,
  find: (identifier: string) => T | undefined,
): T {
  const found = find(given) ?? find(given.padStart(width, '0'));
  if (found === undefined) throw new RefusedError(`${name} ${quoted(given)} does not exist`);
  return found;
}

/**
 * The search center of getnearbystops (interface 4.2).
 *
 * @throws RefusedError if lat or lon is missing or invalid
 */
export function placeFrom(query: URLSearchParams): Place {
  const degrees = (name: string, scalar: typeof latitude, range: string) => {
    const given = required(query, name, `decimal degrees from ${range}`);
    const decoded = z.safeParse(scalar, given);
    if (decoded.success) return decoded.data;
    throw new RefusedError(
      `${name} ${quoted(given)} is invalid: it must be decimal degrees from ${range}`,
    );
  };
  return {
    lat: degrees('lat', latitude, '-90 to 90'),
    lon: degrees('lon', longitude, '-180 to 180'),
  };
}

/**
 * The search radius in feet. The interface says both "less than 500" and "default 500", so without
 * the parameter it is 500, and with it an integer from 1 to 499 (interface 4.2 and 8).
 *
 * @throws RefusedError for any other value, including a blank one
 */
export function radiusFeet(query: URLSearchParams): number {
  const given = query.get('radius');
  if (given === null) return 500;
  const feet = /^\d{1,3}$/.test(given) ? Number(given) : 0;
  if (feet >= 1 && feet < 500) return feet;
  throw new RefusedError(
    `radius ${quoted(given)} is invalid: it must be a whole number of feet from 1 to 499 (default 500)`,
  );
}

/** @throws RefusedError for anything but a whole number of meters from 1 to `MOST_METERS` */
export function metersAround(query: URLSearchParams): number {
  const given = query.get('meters');
  if (given === null) return DEFAULT_METERS;
  const meters = /^\d{1,4}$/.test(given) ? Number(given) : 0;
  if (meters >= 1 && meters <= MOST_METERS) return meters;
  throw new RefusedError(
    `meters ${quoted(given)} is invalid: it must be a whole number from 1 to ${MOST_METERS} (default ${DEFAULT_METERS})`,
  );
}
