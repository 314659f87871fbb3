import { memoizeByString } from '../memoizeByString.ts';

/** The name that this browser uses for a time zone, because zones have several names; '' is the device's. */
const canonicalZone = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', timeZone === '' ? {} : { timeZone }).resolvedOptions().timeZone;
const namedZone = memoizeByString(canonicalZone);

let device = { offset: Number.NaN, zone: '' };

/** To find it takes 50 µs, which each time of a list would cost. A device that travels has another offset. */
function deviceZone(): string {
  const offset = new Date().getTimezoneOffset();
  if (offset !== device.offset) device = { offset, zone: canonicalZone('') };
  return device.zone;
}

/**
 * Whether the device is in another time zone than the service (R28).
 *
 * @param timeZone the service's IANA time zone
 */
export const isOtherTimeZone = (timeZone: string): boolean => deviceZone() !== namedZone(timeZone);
