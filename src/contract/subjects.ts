/** One kind of thing that a city has. */
interface SubjectRow {
  /** Names its list, its layer and its part of boards, in addresses and settings too. */
  readonly name: string;
  /** What the settings' `features` must have for it; null for what every city has. */
  readonly needs: 'vehicles' | 'parking' | 'notices' | 'bikes' | null;
  /** Its things that can be selected: parameters of an address, such as `stop=0100`. */
  readonly kinds: readonly string[];
  /** Whether the map has a layer of it. */
  readonly hasLayer: boolean;
  /** Whether boards have a part of its name. */
  readonly isOnBoards: boolean;
  /**
   * Whether it came after the first version. Frames and displays that stand somewhere have it only if their address names
   * it, and the page loads what shows it late, from `city/parts.ts`.
   */
  readonly isAdded: boolean;
  /** Of an added one: the kinds of which the search finds things by name. */
  readonly searched?: readonly string[];
}

/** The subjects that have a list, in the order of the lists. The first is the one that opens. */
export const SUBJECT_ROWS = [
  {
    name: 'stops',
    needs: null,
    kinds: ['stop'],
    hasLayer: true,
    // They are the station itself.
    isOnBoards: false,
    isAdded: false,
  },
  {
    name: 'vehicles',
    needs: 'vehicles',
    // A trip is a bus with its times.
    kinds: ['trip', 'vehicle'],
    hasLayer: true,
    isOnBoards: true,
    isAdded: false,
  },
  {
    name: 'lots',
    needs: 'parking',
    kinds: ['lot'],
    hasLayer: true,
    isOnBoards: true,
    isAdded: false,
  },
  {
    name: 'events',
    needs: 'parking',
    kinds: ['event'],
    hasLayer: false,
    isOnBoards: true,
    isAdded: false,
  },
  // Boards have a strip of them.
  {
    name: 'notices',
    needs: 'notices',
    kinds: [],
    hasLayer: false,
    isOnBoards: false,
    isAdded: false,
  },
  {
    name: 'bikes',
    needs: 'bikes',
    kinds: ['bike'],
    hasLayer: true,
    isOnBoards: true,
    isAdded: true,
    // There is a station at each corner.
    searched: [],
  },
] as const satisfies readonly SubjectRow[];

type Row = (typeof SUBJECT_ROWS)[number];

export type SubjectName = Row['name'];
export const SUBJECT_NAMES = SUBJECT_ROWS.map(({ name }) => name);

/** What can be selected. An address that names several selects the first of them. */
export const SELECTION_KINDS = SUBJECT_ROWS.flatMap(({ kinds }) => kinds);
export type SelectionKind = (typeof SELECTION_KINDS)[number];

/** The subjects that came after the first version. */
export const ADDED_ROWS = SUBJECT_ROWS.filter((row) => row.isAdded);
export const ADDED_NAMES = ADDED_ROWS.map(({ name }) => name);
export type AddedName = (typeof ADDED_NAMES)[number];

const ADDED: readonly string[] = ADDED_NAMES;
export const isAdded = (name: string): name is AddedName => ADDED.includes(name);

/** What can be selected of them, and what of that the search finds. */
export const ADDED_KINDS = ADDED_ROWS.flatMap(({ kinds }) => kinds);
export type AddedKind = (typeof ADDED_KINDS)[number];
export const SEARCHED_KINDS = ADDED_ROWS.flatMap(({ searched }) => searched);

const OF_ADDED: readonly string[] = ADDED_KINDS;
export const isOfAdded = (kind: string): kind is AddedKind => OF_ADDED.includes(kind);
