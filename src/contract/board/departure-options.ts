import type { DepartureFilter } from '../departure-filter.ts';
import { parseShortText } from '../links/parameter-parsers.ts';
import type { ParameterReader } from '../links/parameterReader.ts';
import { type GivenName, parseGivenName } from './given-names.ts';
import { parseReach, type Reach } from './reach.ts';

/** Which departures a board or a frame lists, and how it calls them. */
export interface DepartureOptions {
  readonly filter: DepartureFilter;
  readonly reach: Reach;
  readonly names: readonly GivenName[];
}

/** Reads `destination`, `via`, `platform`, `hide`, `reach` and `names`. */
export function readDepartureOptions({ list, each }: ParameterReader): DepartureOptions {
  const reach = list('reach', parseReach);
  return {
    filter: {
      destinations: list('destination', parseShortText),
      via: list('via', parseShortText),
      platforms: list('platform', parseShortText),
      hide: list('hide', parseShortText),
    },
    reach: {
      minutes: reach.find((part) => part !== 'mark') ?? null,
      isMarked: reach.includes('mark'),
    },
    names: each('names', parseGivenName),
  };
}
