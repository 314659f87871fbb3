import { plural } from '../grammar.ts';

/** How many spots of a lot are usually open at this hour. */
export const typical = {
  range: (least: string, most: string) => `${least}\u202f–\u202f${most}`,
  onPlainDays: (open: string, range: string) =>
    `Usually ${open} open at this hour on this day of the week (${range})`,
  onEventDays: (open: string, range: string) =>
    `Usually ${open} open at this hour on this day of the week when there's an event (${range})`,
  basedOn: (count: number, formatted: string) =>
    `Based on ${formatted} ${plural(count, 'day', 'days')} of counts saved on this device only.`,
  clear: 'Clear history for this lot',
};
