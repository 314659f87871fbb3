/** Lists that show only a part, and lists that turn pages. */
export const lists = {
  pageOf: (page: number, pages: number) => `${page} of ${pages}`,
  choose: (_count: number, formatted: string) => `Choose one of ${formatted}`,
  more: (count: string) => `Show ${count} more`,
  fewer: 'Show fewer',
  showControls: 'Show search and routes',
  hideControls: 'Hide search and routes',
  andMore: (count: string) => `and ${count} more`,
  possibleReason: "That may be why it's missing.",
  otherZone: (zone: string) => `Times are in the ${zone} time zone.`,
};
