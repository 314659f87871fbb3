/** One zone has several names: each is asked for the one that this browser uses. */
function canonicalZone(timeZone?: string): string {
  return new Intl.DateTimeFormat('en', timeZone === undefined ? {} : { timeZone }).resolvedOptions()
    .timeZone;
}

/**
 * Whether this device keeps the time of another zone than the service's, whose clocks it shows (R28).
 *
 * @param timeZone IANA zone of the service
 */
export const isOtherTimeZone = (timeZone: string): boolean =>
  canonicalZone() !== canonicalZone(timeZone);
