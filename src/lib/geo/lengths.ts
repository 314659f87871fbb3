/** Mean radius of the earth in meters (IUGG). */
export const EARTH_RADIUS = 6_371_008.8;

/** Meters from one degree of latitude to the next. */
export const METERS_PER_DEGREE = (EARTH_RADIUS * Math.PI) / 180;

export const METERS_PER_FOOT = 0.3048;

/** The units for showing distances. `metres` is a value in the settings. */
export const UNITS = ['feet', 'metres'] as const;
export type Units = (typeof UNITS)[number];

/** The units of a country, two capital letters; feet if it is not known. */
export const unitsOf = (country = 'US'): Units => (country === 'US' ? 'feet' : 'metres');
