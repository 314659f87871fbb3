/** Mean radius of the earth in metres (IUGG). */
export const EARTH_RADIUS = 6_371_008.8;

export const METERS_PER_FOOT = 0.3048;

/** What distances can be told in. */
export const UNITS = ['feet', 'metres'] as const;
export type Units = (typeof UNITS)[number];
