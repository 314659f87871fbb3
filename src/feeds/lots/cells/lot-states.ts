import type { LotState } from '../LotsOptions.ts';

/** Words that mean the same everywhere. The settings add those of a city. */
const WORDS: Readonly<Record<string, LotState>> = {
  open: 'open',
  many: 'open',
  few: 'open',
  closed: 'closed',
  full: 'full',
  nodata: 'unknown',
  unknown: 'unknown',
};

/** What a column is about if its name says that it is not about lots that are open, such as `isClosed`. */
const BOOLEAN_COLUMNS: readonly (readonly [RegExp, LotState])[] = [
  [/clos|shut|geschlossen|gesperrt|ferm|cerrad|chius|gesloten|fechad/i, 'closed'],
  [/full|voll|belegt|besetzt|complet|llen|pien|vol\b|lotad/i, 'full'],
];

/** What the words of a column mean (F23); undefined for a word without a meaning. */
export type StateOf = (word: string | undefined) => LotState | undefined;

/**
 * @param column the name of the column, which says what its booleans mean: `isOpen`, `closed`
 * @param own the words of the settings, which count before all others
 */
export function createStateOf(
  column: string | undefined,
  own: Readonly<Record<string, LotState>>,
): StateOf {
  const whenTrue: LotState =
    BOOLEAN_COLUMNS.find(([name]) => name.test(column ?? ''))?.[1] ?? 'open';
  const whenFalse: LotState = whenTrue === 'open' ? 'closed' : 'open';
  const all = { ...WORDS, true: whenTrue, false: whenFalse, ...own };
  const words = new Map(
    Object.entries(all).map(([word, state]): [string, LotState] => [word.toLowerCase(), state]),
  );
  return (word) => (word === undefined ? 'open' : words.get(word.toLowerCase()));
}
