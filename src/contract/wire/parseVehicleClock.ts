import { instantOf } from '../../lib/time/zoned-time.ts';

const CLOCK = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([AP])M$/i;

/**
 * The instant of a getvehicles timestamp (interface 2.1): `1/15/2012 10:13:44 AM`.
 *
 * @param timeZone the service's IANA zone
 * @returns milliseconds since 1970; null for any other text
 */
export function parseVehicleClock(text: string, timeZone: string): number | null {
  const [, month, day, year, hour, minute, second = '0', half] = CLOCK.exec(text.trim()) ?? [];
  if (half === undefined) return null;
  const civil = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0),
    minute: Number(minute),
    second: Number(second),
  };
  const isValid =
    civil.month >= 1 &&
    civil.month <= 12 &&
    civil.day >= 1 &&
    civil.day <= 31 &&
    Number(hour) <= 12;
  return isValid ? instantOf(civil, timeZone) : null;
}
