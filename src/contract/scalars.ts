import * as z from 'zod/mini';

/**
 * A number from `least` to `most`. One check for all ranges: zod's own would take more of the first
 * load, and their messages with them.
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

/** A whole number from `least` to `most`. */
export const wholeBetween = (min: number, max?: number) =>
  between(min, max).check(z.refine(Number.isSafeInteger, 'expected a whole number'));

/** Text that is not empty. */
export const nonEmptyText = z.string().check(z.regex(/\S/, 'expected text'));

/**
 * A number sent as a string (interface 2.1: every transit scalar is one). The real service also
 * sent JSON numbers. An empty string or null is an error and never zero: zero is a place at sea.
 */
export const numeric = z.codec(
  z.union([z.string().check(z.regex(/^\s*-?\d+(\.\d+)?\s*$/)), z.number()]),
  z.number(),
  // As text a number below a millionth has an exponent, which is no decimal number to a client.
  {
    decode: Number,
    encode: (value) => (String(value).includes('e') ? value.toFixed(20) : String(value)),
  },
);

/**
 * An identifier or a name sent as a string; numbers are taken too, since the real service sent
 * some. Leading zeros are kept, so `007` stays `007`.
 */
export const text = z.codec(z.union([z.string(), z.number()]), z.string(), {
  decode: (wire) => String(wire).trim(),
  encode: (value) => value,
});

/** As `text`, but an empty one is refused: what has no identifier cannot be told from the rest. */
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

/** What is kept of a list when each element is decoded on its own. */
export interface DecodedList<T> {
  readonly elements: T[];
  /** How many elements could not be decoded and were left out. */
  readonly dropped: number;
}

/** Decodes each element by itself, so that one bad element costs only itself. */
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

/** Where the first fault of a body stands, for a developer's eyes: `lots: invalid_type`. */
export function firstIssue(error: z.core.$ZodError): string {
  const [first] = error.issues;
  return first === undefined ? 'unreadable' : `${first.path.join('.') || 'body'}: ${first.code}`;
}
