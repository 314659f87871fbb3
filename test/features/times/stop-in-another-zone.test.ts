import { expect, test } from 'vitest';

import {
  type DepartureRow,
  departureRows,
} from '../../../src/contract/departures/departureRows.ts';
import {
  figureWords,
  overSentence,
  rowSentence,
} from '../../../src/contract/departures/departureWords.ts';
import { FULL_CITY } from '../../../src/lib/words/city-words.ts';
import { formatClock } from '../../../src/lib/words/format-clock.ts';
import { createFormats } from '../../../src/lib/words/formats.ts';
import type { PageLanguage } from '../../../src/ui/text/Language.tsx';
import { anArrival } from '../../support/builders.ts';
import { wordsFor } from '../../support/words/catalogs.ts';

const timeZone = 'America/Chicago';
const COMES = Date.parse('2026-11-20T10:04-06:00');
const BY_NIGHT = Date.parse('2026-11-20T02:30-06:00');

const rowAt = (zone?: string): DepartureRow | undefined =>
  departureRows(
    { arrivals: [anArrival(COMES, { timeZone: zone })], updatedAt: undefined },
    { now: BY_NIGHT, liveFor: 120_000 },
  )[0];
const plain = (text: string | null) => text?.replaceAll(/\s/gu, ' ');

test.each([
  ['en', '10:04 AM', '11:04 AM EST'],
  ['es', '10:04 a.m.', '11:04 a.m. EST'],
  ['fr-CA', '10 h 04', '11 h 04 HNE'],
  ['he', '10:04', '11:04 GMT-5\u{200E}'],
])('T2: in %s, a departure at a stop in another time zone has its clock', (lang, here, there) => {
  const language: PageLanguage = {
    lang,
    words: wordsFor(FULL_CITY),
    formats: createFormats(lang, 'feet', timeZone, 'US'),
    timeZone,
    units: 'feet',
    badgeOf: (label) => ({ label, agency: '' }),
    labelOf: String,
    nameOf: String,
    compareNames: () => 0,
    routes: [],
    wordsOn: () => wordsFor(FULL_CITY),
  };
  const said = (row: DepartureRow | undefined) =>
    row === undefined
      ? []
      : [
          figureWords(row.next[0], language, BY_NIGHT).figure,
          rowSentence(row, language, BY_NIGHT),
          overSentence(row.next[0], language, BY_NIGHT, formatClock),
        ].map(plain);
  for (const zone of [undefined, 'US/Central'])
    expect(said(rowAt(zone))[0], 'one clock under two names').toBe(here);
  expect(said(rowAt('America/New_York'))).toEqual([
    there,
    expect.stringContaining(there),
    expect.stringContaining(there),
  ]);
});
