import * as z from 'zod/mini';

/** `[lon, lat]`. A custom check for speed: a line has thousands of these. */
const position = z.custom<[number, number]>(
  (value) =>
    Array.isArray(value) &&
    value.length >= 2 &&
    Number.isFinite(value[0]) &&
    Number.isFinite(value[1]),
  'expected [lon, lat]',
);

/** A route's line as GeoJSON, `[lon, lat]`; a MultiLineString may have one line for each direction. */
export const Line = z.union([
  z.object({ type: z.enum(['LineString']), coordinates: z.array(position) }),
  z.object({ type: z.enum(['MultiLineString']), coordinates: z.array(z.array(position)) }),
]);
