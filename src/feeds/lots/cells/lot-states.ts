import type { LotState } from '../LotsOptions.ts';

/** Words that mean the same everywhere, without accents. The settings add those of a city. */
const WORDS: readonly (readonly [LotState, string])[] = [
  [
    'open',
    'open many few opened offen geoffnet ouvert ouverte abierto abierta aperto aberto obert apen oppet aben',
  ],
  [
    'closed',
    'closed geschlossen ferme fermee cerrado cerrada chiuso gesloten fechado tancat stangt stengt lukket',
  ],
  ['full', 'full voll besetzt belegt complet complete completo completa vol lotado'],
  ['unknown', 'nodata unknown unbekannt inconnu desconocido sconosciuto'],
];

/** Booleans as people and programs write them. */
const YES = ['yes', 'y', 'ja', 'j', 'oui', 'o', 'si', 's', 'sim', 'vrai', 'wahr', 'on', '1'];
const NO = ['no', 'n', 'nein', 'non', 'nee', 'nao', 'faux', 'falsch', 'off', '0'];
/** A column's name that is a question, such as `isOpen`. In `status`, 1 may be anything. */
const QUESTION =
  /^(?:is|ist|est|esta|currently)?[_ -]?(?:open|offen|geoffnet|ouverte?|abiert[oa]|apert[oa]|abert[oa]|closed|shut|geschlossen|gesperrt|fermee?|cerrad[oa]|chius[oa]|gesloten|fechad[oa]|full|voll|belegt|besetzt|complete?|llen[oa]|pien[oa]|vol|lotad[oa])(?:[_ -]?now)?$/;

const plain = (word: string) => word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** What a column is about if its name says that it is not about lots that are open, such as `isClosed`. */
const BOOLEAN_COLUMNS: readonly (readonly [RegExp, LotState])[] = [
  [/clos|shut|geschlossen|gesperrt|ferm|cerrad|chius|gesloten|fechad/i, 'closed'],
  [/full|voll|belegt|besetzt|complet|llen|pien|vol\b|lotad/i, 'full'],
];

/** What the words of a column mean; undefined for a word without a meaning. */
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
  const isQuestion = QUESTION.test(plain(column ?? ''));
  const states = new Map<string, LotState>([
    ...WORDS.flatMap(([state, words]) =>
      words.split(' ').map((word): [string, LotState] => [word, state]),
    ),
    ...['true', ...(isQuestion ? YES : [])].map((word): [string, LotState] => [word, whenTrue]),
    ...['false', ...(isQuestion ? NO : [])].map((word): [string, LotState] => [word, whenFalse]),
    ...Object.entries(own).map(([word, state]): [string, LotState] => [plain(word), state]),
  ]);
  return (word) => (word === undefined ? 'open' : states.get(plain(word)));
}
