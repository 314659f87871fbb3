import * as z from 'zod/mini';

import { ianaZone } from '../../lib/time/ianaZone.ts';

/**
 * A number from `min` to `max`. One check for all ranges, because zod's own checks and messages would
 * add to the initial load.
 */
export const between = (min: number, max = Number.POSITIVE_INFINITY) =>
  z
    .number()
    .check(
      z.refine(
        (value) => value >= min && value <= max,
        max === Number.POSITIVE_INFINITY ? `expected at least ${min}` : `expected ${min} to ${max}`,
      ),
    );

// The messages of checks are short names. parseSettings.ts has the sentences that operators read.

/** A whole number from `min` to `max`. */
export const wholeBetween = (min: number, max?: number) =>
  between(min, max).check(z.refine(Number.isSafeInteger, 'whole'));

/** A date such as 2026-11-20. */
export const isoDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date'));

/** Text that is not blank. */
export const nonEmptyText = z.string().check(z.regex(/\S/, 'text'));

/** A number as a transit scalar. String() writes numbers below a millionth with an exponent, which clients may not parse. */
export function numericText(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20) : text;
}

/**
 * A number sent as a string, like every transit scalar (interface 2.1). The real service also sent JSON
 * numbers. An empty string or null is an error, not zero: latitude zero is on the equator.
 */
export const numeric = z.codec(
  z.union([z.string().check(z.regex(/^\s*-?\d+(\.\d+)?\s*$/)), z.number()]),
  z.number(),
  { decode: Number, encode: numericText },
);

/**
 * An identifier or name. Decodes numbers too, because the real service sent some. Keeps leading zeros:
 * `007` stays `007`.
 */
export const text = z.codec(z.union([z.string(), z.number()]), z.string(), {
  decode: (wire) => String(wire).trim(),
  encode: (value) => value,
});

/** Like `text`, but not blank. */
export const identifier = z.codec(
  z.union([z.string().check(z.regex(/\S/)), z.number()]),
  nonEmptyText,
  {
    decode: (wire) => String(wire).trim(),
    encode: (value) => value,
  },
);

/** Decimal degrees north, as a transit scalar. */
export const latitude = z.pipe(numeric, between(-90, 90));

/** Decimal degrees east, as a transit scalar. */
export const longitude = z.pipe(numeric, between(-180, 180));

/** The result of decoding each element of a list separately. */
export interface DecodedList<T> {
  readonly elements: T[];
  /** How many elements could not be decoded and were left out. */
  readonly dropped: number;
}

/** Decodes each element separately, so that one bad element does not invalidate the list. */
export function decodeList<S extends z.ZodMiniType>(
  element: S,
  wire: readonly unknown[],
): DecodedList<z.output<S>> {
  const elements: z.output<S>[] = [];
  for (const raw of wire) {
    const decoded = z.safeParse(element, raw);
    if (decoded.success) elements.push(decoded.data);
  }
  return { elements, dropped: wire.length - elements.length };
}

/** The path and code of the first problem in a body, for developers: `lots: invalid_type`. */
export function firstIssue(error: z.core.$ZodError): string {
  const [first] = error.issues;
  return first === undefined ? 'unreadable' : `${first.path.join('.') || 'body'}: ${first.code}`;
}

/** An IANA zone that this runtime knows. */
export const timeZone = z.string().check(z.refine((zone) => ianaZone(zone) !== null, 'zone'));

/** The IANA zone of a stop in another one than the city's; one that this runtime doesn't know counts as not sent. */
// oxlint-disable-next-line promise/valid-params -- This is zod's catch, not a promise's.
export const otherTimeZone = z.catch(z.optional(timeZone), undefined);
