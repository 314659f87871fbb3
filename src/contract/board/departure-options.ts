import { askedDepartures, type DepartureFilter } from '../departure-filter.ts';
import { parseShortText } from '../links/parameter-parsers.ts';
import type { ParameterReader } from '../links/parameterReader.ts';
import { type GivenName, givenNameText, parseGivenName } from './given-names.ts';
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

/** The parameters that `readDepartureOptions` reads as these options, each with its text. */
export function departureTexts({
  filter,
  reach,
  names,
}: DepartureOptions): readonly (readonly [name: string, text: string])[] {
  const parts = [
    ...(reach.minutes === null ? [] : [reach.minutes]),
    ...(reach.isMarked ? ['mark'] : []),
  ];
  return [
    ...Object.entries(askedDepartures(filter) ?? {}),
    ...(parts.length === 0 ? [] : [['reach', parts.join(',')] as const]),
    ...names.map((name) => ['names', givenNameText(name)] as const),
  ];
}
