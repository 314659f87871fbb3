/** The name that this browser uses for a time zone, because zones have several names. */
function canonicalZone(timeZone?: string): string {
  return new Intl.DateTimeFormat('en', timeZone === undefined ? {} : { timeZone }).resolvedOptions()
    .timeZone;
}

let last = { timeZone: '', offset: 0, isOther: false };

/**
 * Whether the device is in another time zone than the service.
 *
 * @param timeZone the service's IANA time zone
 */
export function isOtherTimeZone(timeZone: string): boolean {
  // The zones' names take 50 µs, for each time of a list. A device that travels has another offset.
  const offset = new Date().getTimezoneOffset();
  if (last.timeZone !== timeZone || last.offset !== offset)
    last = { timeZone, offset, isOther: canonicalZone() !== canonicalZone(timeZone) };
  return last.isOther;
}
