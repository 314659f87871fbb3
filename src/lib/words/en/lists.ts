import { plural } from './grammar.ts';

/** Lists that show only a part, and lists that turn pages. */
export const lists = {
  pageOf: (page: number, pages: number) => `${page} of ${pages}`,
  choose: (count: number, formatted: string) =>
    `${formatted} ${plural(count, 'thing is', 'things are')} here`,
  more: (count: string) => `Show ${count} more`,
  fewer: 'Show fewer',
  andMore: (count: string) => `and ${count} more`,
  mayBeWhy: 'This may be why it is not found.',
  otherZone: (zone: string) => `Times are those of ${zone}.`,
};
