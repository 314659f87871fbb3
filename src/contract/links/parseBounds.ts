import type { Bounds } from '../../lib/geo/Camera.ts';
import { parsePlace } from './parameter-parsers.ts';
import type { ParseText } from './parameter-parsers.ts';

/** Parses `bbox`: west, south, east and north, in degrees with commas between them. */
export const parseBounds: ParseText<Bounds> = (text) => {
  const [west = '', south = '', east = '', north = '', ...more] = text.split(',');
  const southWest = parsePlace(`${south},${west}`);
  const northEast = parsePlace(`${north},${east}`);
  return southWest === null ||
    northEast === null ||
    more.length > 0 ||
    southWest.lat >= northEast.lat ||
    southWest.lon >= northEast.lon
    ? null
    : { southWest, northEast };
};
