/** The zone of the clocks at a stop as a member of an answer; none where it is the city's. */
export const otherZone = (
  stop: { readonly timeZone?: string } | undefined,
  city: { readonly timeZone: string },
): { readonly timeZone?: string } =>
  stop?.timeZone === undefined || stop.timeZone === city.timeZone
    ? {}
    : { timeZone: stop.timeZone };
