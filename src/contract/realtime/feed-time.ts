/** September 2001. An earlier time, often 0, means that the producer does not know the time. */
const EARLIEST_SECONDS = 1e9;
const LATEST_MILLISECONDS = 1e14;

/**
 * The time that a feed means. GTFS-realtime counts seconds since 1970, but some producers send
 * milliseconds or microseconds.
 *
 * @returns milliseconds since 1970; undefined if the feed has no usable time
 */
export function feedTime(sent: number): number | undefined {
  if (!(sent >= EARLIEST_SECONDS)) return undefined;
  let milliseconds = sent * 1000;
  while (milliseconds > LATEST_MILLISECONDS) milliseconds /= 1000;
  return Math.round(milliseconds);
}

/** A realtime feed is about these years. Others, such as 9999, stand for a date that is not known. */
const [FIRST_YEAR, LAST_YEAR] = [1970, 2199];

/**
 * The service day that a feed means: `20261202`, and `2026-12-02`, which some producers write.
 *
 * @returns `YYYYMMDD`; '' if the text is no day of the calendar
 */
export function feedDate(sent: string): string {
  const [, year = '', , month = '', day = ''] =
    /^(\d{4})([-/.]?)(\d{2})\2(\d{2})(?:T.*)?$/s.exec(sent) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isDay = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
  const isNear = Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR;
  return isDay && isNear ? year + month + day : '';
}

/**
 * The time of day at which a trip starts, as a feed means it: `25:10:00`, and `8:5:0` or `8:05`, which some producers
 * write.
 *
 * @returns `HH:MM:SS`, past 24 hours for a trip that starts after midnight; '' if the text is no time of day
 */
export function feedClock(sent: string): string {
  const [, hours, minutes = '', seconds = '0'] =
    /^(\d{1,3}):([0-5]?\d)(?::([0-5]?\d))?$/.exec(sent) ?? [];
  return hours === undefined
    ? ''
    : [hours, minutes, seconds].map((part) => part.padStart(2, '0')).join(':');
}
