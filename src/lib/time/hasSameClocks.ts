import { utcOffsetAt } from './civil-time.ts';

/** A leap year. Zones rarely change their rules, and names of one zone always change together. */
const YEAR = 2028;
const DAY = 86_400_000;

/**
 * Whether clocks in two time zones show the same time on each day of a year, as those of `America/New_York`
 * and `US/Eastern` do. Runtimes differ in whether they give such zones one name.
 */
export function hasSameClocks(timeZone: string, other: string): boolean {
  for (let at = Date.UTC(YEAR, 0, 1); at < Date.UTC(YEAR + 1, 0, 1); at += DAY)
    if (utcOffsetAt(at, timeZone) !== utcOffsetAt(at, other)) return false;
  return true;
}
