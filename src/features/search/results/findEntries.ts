import { SEARCHED_KINDS } from '../../../contract/subjects.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { memoizeByObject } from '../../../lib/memoizeByObject.ts';
import { findTexts } from '../../../ui/search/findTexts.ts';

/** The kinds in the order in which results show them. */
export const ENTRY_KINDS = [
  'route',
  'stop',
  'destination',
  'vehicle',
  'lot',
  'event',
  ...SEARCHED_KINDS,
  'place',
] as const;

/** Something that the search can find; `id` is its routeID, stopID and so on. */
export interface SearchEntry {
  readonly kind: (typeof ENTRY_KINDS)[number];
  readonly id: string;
  readonly name: string;
  /** The line under the name. Searched too, except for buses: a route's ID would find all its buses. */
  readonly detail: string;
  /** Of a stop that the page has loaded: what its detail says beside its routes, whose IDs would find all their stops. */
  readonly ofStop?: {
    readonly numbers: string;
    readonly toward: string;
    readonly exitsToward: readonly string[];
  };
  /** The routes of a destination. */
  readonly routeIDs?: readonly string[];
  /** Its names in other languages, which are searched too. */
  readonly otherNames?: string;
  /** Where a place is. */
  readonly place?: Place;
}

/** The result of a search. */
export interface SearchMatches {
  /** The best matches of each kind, in the order of ENTRY_KINDS and best first. */
  readonly entries: readonly SearchEntry[];
  /** The number of all matches of each kind that has some. */
  readonly counts: Readonly<Partial<Record<SearchEntry['kind'], number>>>;
}

const NO_MATCHES: SearchMatches = { entries: [], counts: {} };

/** How many rows all results have, unless there are many kinds. */
const MOST_ROWS = 20;
/** Each kind has so many even where another has more. */
const LEAST_OF_KIND = 6;

/** The best of each kind. A kind that has few leaves its rows to the others. */
function bestOfKinds(ranked: readonly SearchEntry[]): readonly SearchEntry[] {
  const kinds = ENTRY_KINDS.map((kind) => ranked.filter((entry) => entry.kind === kind));
  let room = MOST_ROWS;
  for (const { length } of kinds) room -= Math.min(length, LEAST_OF_KIND);
  return kinds.flatMap((entries) => {
    const more = Math.max(0, Math.min(entries.length - LEAST_OF_KIND, room));
    room -= more;
    return entries.slice(0, LEAST_OF_KIND + more);
  });
}

const textOf = ({ kind, name, detail, ofStop, otherNames = '' }: SearchEntry) => {
  if (kind === 'vehicle') return name;
  return `${name} ${ofStop ? `${ofStop.numbers} ${ofStop.toward}` : detail} ${otherNames}`;
};

const textsOf = memoizeByObject((all: readonly SearchEntry[]) => all.map(textOf));

/** Finds the entries that match a query, with its words in any order and one typo in each. */
export function findEntries(all: readonly SearchEntry[], query: string): SearchMatches {
  const ranked = findTexts(textsOf(all), query).flatMap((index) => all[index] ?? []);
  if (ranked.length === 0) return NO_MATCHES;
  const counts: Partial<Record<SearchEntry['kind'], number>> = {};
  for (const { kind } of ranked) counts[kind] = (counts[kind] ?? 0) + 1;
  return { entries: bestOfKinds(ranked), counts };
}

/** What the search of the whole city finds. */
export interface CityMatches {
  readonly entries: readonly SearchEntry[];
  readonly counts: Pick<SearchMatches['counts'], 'stop' | 'destination'>;
}

/** The entries of kinds that the search of the whole city doesn't find. */
const besidesCity = memoizeByObject((all: readonly SearchEntry[]) =>
  all.filter(({ kind }) => kind !== 'stop' && kind !== 'destination'),
);

/** The matches with those of the whole city, which replace what the page finds of the same kinds. */
export function findWithCity(
  all: readonly SearchEntry[],
  query: string,
  city: CityMatches,
): SearchMatches {
  const found = findEntries(besidesCity(all), query);
  return {
    entries: bestOfKinds([...found.entries, ...city.entries]),
    counts: { ...found.counts, ...city.counts },
  };
}

/** Results by kind, each with the place of its first one among all. */
export const groupEntries = (entries: readonly SearchEntry[]) =>
  ENTRY_KINDS.flatMap((kind) => {
    const first = entries.findIndex((entry) => entry.kind === kind);
    return first < 0 ? [] : { kind, first, entries: entries.filter((one) => one.kind === kind) };
  });
