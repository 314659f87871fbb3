import UFuzzy from '@leeoniya/ufuzzy';

/** Something that the search can find; `id` is its routeID, stopID and so on. */
export interface SearchEntry {
  readonly kind: 'route' | 'stop' | 'vehicle' | 'lot' | 'event';
  readonly id: string;
  readonly name: string;
  /** The line under the name. Searched too, except for buses: a route's ID would find all its buses. */
  readonly detail: string;
}

/** The kinds in the order in which results show them. */
export const ENTRY_KINDS = ['route', 'stop', 'vehicle', 'lot', 'event'] as const;

/** The result of a search. */
export interface SearchMatches {
  /** The best matches of each kind, in the order of ENTRY_KINDS and best first. */
  readonly entries: readonly SearchEntry[];
  /** The number of all matches of each kind. */
  readonly counts: Readonly<Record<SearchEntry['kind'], number>>;
}

const NO_MATCHES: SearchMatches = {
  entries: [],
  counts: { route: 0, stop: 0, vehicle: 0, lot: 0, event: 0 },
};

const MAX_PER_KIND = 6;

/** Up to this many words match in any order. Each further word multiplies the permutations to try. */
const WORDS_IN_ANY_ORDER = 4;

/** Allows one wrong, missing, swapped or extra letter per word, but not its first letter or a digit. */
// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- The library exports the enum as a type only.
const fuzzy = new UFuzzy({ intraMode: 1 });

const textOf = ({ kind, name, detail }: SearchEntry) =>
  kind === 'vehicle' ? name : `${name} ${detail}`;

/** Finds the entries that match a query, with its words in any order and one typo in each (R5). */
export function findEntries(all: readonly SearchEntry[], query: string): SearchMatches {
  const text = UFuzzy.latinize(query.trim());
  if (text === '') return NO_MATCHES;
  const [matches, ranks, order] = fuzzy.search(
    UFuzzy.latinize(all.map(textOf)),
    text,
    WORDS_IN_ANY_ORDER,
  );
  const indices = order === null ? (matches ?? []) : order.map((rank) => ranks.idx[rank]);
  const ranked = indices.flatMap((index) => (index === undefined ? [] : (all[index] ?? [])));
  const ofKind = (one: SearchEntry['kind']) => ranked.filter(({ kind }) => kind === one);
  return {
    entries: ENTRY_KINDS.flatMap((kind) => ofKind(kind).slice(0, MAX_PER_KIND)),
    counts: {
      route: ofKind('route').length,
      stop: ofKind('stop').length,
      vehicle: ofKind('vehicle').length,
      lot: ofKind('lot').length,
      event: ofKind('event').length,
    },
  };
}
