import * as z from 'zod/mini';

import { latitude, longitude } from '../contract/scalars.ts';
import type { Place } from '../lib/geo/distance.ts';

/** The service will not answer, and says why in plain English (interface 7); never a fault of ours. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** What stands in the description of a refusal: enough to know it again, not a page of it. */
function quoted(value: string): string {
  return `"${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
}

/** A parameter's value; a blank one is none, as a form sends the fields that were left empty. */
export function optional(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name)?.trim();
  return value === undefined || value === '' ? undefined : value;
}

/**
 * A parameter that the operation cannot do without.
 *
 * @param meaning what it is, for the description
 * @throws Refused where it is missing or blank
 */
export function required(query: URLSearchParams, name: string, meaning: string): string {
  const value = optional(query, name);
  if (value === undefined) throw new RefusedError(`${name} is missing: give ${meaning}`);
  return value;
}

/** @throws Refused without the key of every transit operation (interface 5). */
export function requireKey(query: URLSearchParams, key: string): void {
  const given = required(query, 'key', 'an API access key');
  if (given !== key) throw new RefusedError('key is not an API access key of this service');
}

/**
 * What the service knows by an identifier: as it was given, or padded with zeros to its documented
 * width where only that is known, as the real service did (`7` for `07`, `43` for `0043`).
 *
 * @throws Refused that names an identifier that is neither
 */
export function findPadded<T>(
  name: string,
  given: string,
  width: number,
  find: (identifier: string) => T | undefined,
): T {
  const found = find(given) ?? find(given.padStart(width, '0'));
  if (found === undefined) throw new RefusedError(`${name} ${quoted(given)} is not known here`);
  return found;
}

/** The search centre of getnearbystops (interface 4.2). @throws Refused that names lat or lon */
export function placeFrom(query: URLSearchParams): Place {
  const degrees = (name: string, scalar: typeof latitude, range: string) => {
    const given = required(query, name, `decimal degrees from ${range}`);
    const decoded = z.safeParse(scalar, given);
    if (decoded.success) return decoded.data;
    throw new RefusedError(
      `${name} ${quoted(given)} is not a number of decimal degrees from ${range}`,
    );
  };
  return {
    lat: degrees('lat', latitude, '-90 to 90'),
    lon: degrees('lon', longitude, '-180 to 180'),
  };
}

/**
 * The search radius in feet. The interface says both "less than 500" and "default 500": left out it
 * is 500, given it is an integer from 1 to 499 (interface 4.2 and 8).
 *
 * @throws Refused for anything else, also for one that is given and blank
 */
export function radiusFeet(query: URLSearchParams): number {
  const given = query.get('radius');
  if (given === null) return 500;
  const feet = /^\d{1,3}$/.test(given) ? Number(given) : 0;
  if (feet >= 1 && feet < 500) return feet;
  throw new RefusedError(
    `radius ${quoted(given)} is not a whole number of feet from 1 to 499; left out, it is 500`,
  );
}
