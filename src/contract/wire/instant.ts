import * as z from 'zod/mini';

const WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

/** An ISO 8601 time with an offset. */
export const instantText = z.string().check(z.regex(WITH_OFFSET));

/** Decoded, milliseconds since 1970. */
export const instant = z.codec(instantText, z.number(), {
  decode: Date.parse,
  encode: (at) => new Date(at).toISOString(),
});
