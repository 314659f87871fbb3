import { plural } from '../grammar.ts';

/** Lists: which part of them is shown, and what is missing from them. */
export const lists = {
  pageOf: (page: number, pages: number) => `${page} of ${pages}`,
  choose: (_count: number, formatted: string) => `Choose one of ${formatted}`,
  more: (count: string) => `Show ${count} more`,
  fewer: 'Show fewer',
  showControls: 'Show search and routes',
  hideControls: 'Hide search and routes',
  andMore: (count: string) => `and ${count} more`,
  dropped: (count: number, formatted: string) =>
    `${formatted} ${plural(count, "entry couldn't be read and isn't shown", "entries couldn't be read and aren't shown")}.`,
  /** A name and what is said of it: "4 and 7: detour". */
  labeled: (label: string, text: string) => `${label}: ${text}`,
  noStops: 'none listed.',
  destinationsUnknown: "Destinations aren't available for these stops, so all of them are shown.",
  noneToward: (destination: string) => `No stops toward ${destination}.`,
  timetableEnded: (day: string) => `This timetable ended on ${day}.`,
  possibleReason: "That may be why it's missing.",
  otherZone: (zone: string) => `Times are in the ${zone} time zone.`,
};
