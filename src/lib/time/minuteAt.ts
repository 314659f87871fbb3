const MINUTE = 60_000;

/** The minute of an instant, counted since 1970: two instants of one minute have the same clock time. */
export const minuteAt = (instant: number): number => Math.floor(instant / MINUTE);
