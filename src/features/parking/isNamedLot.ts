import type { ListedLot } from './listLots.ts';

/** Whether a lot is meant by an entry of a URL's `lots`: its short name, its name or its key. */
export const isNamedLot = ({ key, lot }: Pick<ListedLot, 'key' | 'lot'>, id: string): boolean =>
  [lot.shortName, lot.name, key].some((name) => name.toLowerCase() === id.toLowerCase());
