import type { ListedLot } from './listLots.ts';

/** What a URL can name of a lot. */
export type NamedLot = Pick<ListedLot, 'key' | 'lot'>;

/** Whether a lot is meant by an entry of a URL's `lots`: its short name, its name or its key. */
export const isNamedLot = ({ key, lot }: NamedLot, id: string): boolean =>
  [lot.shortName, lot.name, key].some((name) => name.toLowerCase() === id.toLowerCase());

/** Whether a lot has one of these names; undefined for no names, which means all lots. */
export const isOneOfLots = (names: readonly string[]): ((lot: NamedLot) => boolean) | undefined =>
  names.length === 0 ? undefined : (lot) => names.some((name) => isNamedLot(lot, name));
