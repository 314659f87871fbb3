import UFuzzy from '@leeoniya/ufuzzy';

/** Something that can be searched for; `id` is the thing's own identifier. */
export interface SearchEntry {
  readonly kind: 'route' | 'stop' | 'vehicle' | 'lot' | 'event';
  readonly id: string;
  readonly name: string;
  /** The line under the name. It is searched too, except on a bus: a route would find all its buses. */
  readonly detail: string;
}

export const ENTRY_KINDS = ['route', 'stop', 'vehicle', 'lot', 'event'] as const;

/** What is found, in the order of ENTRY_KINDS, and within each the best match first. */
export interface SearchMatches {
  /** No more than a rider would look through. */
  readonly entries: readonly SearchEntry[];
  /** How many of each kind match. */
  readonly counts: Readonly<Record<SearchEntry['kind'], number>>;
}

const NO_MATCHES: SearchMatches = {
  entries: [],
  counts: { route: 0, stop: 0, vehicle: 0, lot: 0, event: 0 },
};

const MAX_PER_KIND = 6;

/** Words in any order, up to this many: each one more multiplies the tries. */
const WORDS_IN_ANY_ORDER = 4;

/** One wrong, missing, swapped or needless letter a word, but for its first; digits must be right. */
// oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- The enum is there for types only.
const fuzzy = new UFuzzy({ intraMode: 1 });

const textOf = ({ kind, name, detail }: SearchEntry) =>
  kind === 'vehicle' ? name : `${name} ${detail}`;

/** Finds what a rider means, whatever the order of the words and with a slip in each (R5). */
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
