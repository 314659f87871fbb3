import type { Arrival } from '../../src/contract/arrivals.ts';
import { departureRows } from '../../src/contract/departures/departureRows.ts';
import { figureWords } from '../../src/contract/departures/departureWords.ts';
import { parseDateTime } from '../../src/lib/time/zoned-time.ts';
import { FULL_CITY } from '../../src/lib/words/city-words.ts';
import { createFormats } from '../../src/lib/words/formats.ts';
import { anArrival } from './builders.ts';
import { wordsFor } from './words/catalogs.ts';

const timeZone = 'America/Chicago';
/** A clock time of Friday 2026-11-20 in Chicago, in Unix milliseconds. */
export const at = (clock: string) =>
  parseDateTime(`2026-11-20T${clock}`, timeZone)?.instant ?? Number.NaN;
export const NOW = at('10:00:20');
export const language = {
  lang: 'en',
  words: wordsFor(FULL_CITY),
  formats: createFormats('en', 'feet', timeZone, 'US'),
  timeZone,
  units: 'feet',
  badgeOf: (label: string) => ({ label, agency: '' }),
  labelOf: String,
  nameOf: String,
  compareNames: () => 0,
  routes: [],
  wordsOn: () => wordsFor(FULL_CITY),
} as const;

export const scheduled = (clock: string, overrides: Partial<Arrival> = {}) =>
  anArrival(at(clock), { routeID: '4', destination: 'Capitol', ...overrides });
export const live = (clock: string, planned: string, overrides: Partial<Arrival> = {}) =>
  scheduled(clock, { basis: 'reported', scheduledAt: at(planned), ...overrides });

export const rowsOf = (
  arrivals: readonly Arrival[],
  now = NOW,
  updatedAt: number | undefined = NOW,
) => departureRows({ arrivals, updatedAt }, { now, liveFor: 120_000 });
/** For each row: the time struck through, the figure, and the notes. */
export const said = (arrivals: readonly Arrival[], now = NOW, updatedAt?: number) =>
  rowsOf(arrivals, now, updatedAt ?? NOW).map(({ next: [first] }) => {
    const { figure, struck, notes } = figureWords(first, language, now);
    return [struck, figure, notes.join(' · ')];
  });
