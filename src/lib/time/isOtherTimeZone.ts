/** The name that this browser uses for a time zone, because zones have several names. */
function canonicalZone(timeZone?: string): string {
  return new Intl.DateTimeFormat('en', timeZone === undefined ? {} : { timeZone }).resolvedOptions()
    .timeZone;
}

/**
 * Whether the device is in another time zone than the service (R28).
 *
 * @param timeZone the service's IANA time zone
 */
export const isOtherTimeZone = (timeZone: string): boolean =>
  canonicalZone() !== canonicalZone(timeZone);
