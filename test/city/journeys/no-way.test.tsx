import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { journeysResponse } from '../../support/journeys/journeys-answer.ts';
import { beginAtNoon, openWays } from '../../support/journeys/open-ways.tsx';
import { startingWith } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';

const own = en.journeys;
const WAY = '/?from=43.07,-89.4,Home&to=0341';
const city = {
  name: 'Town',
  center: { lat: 43.07, lon: -89.4 },
  zoom: 13,
  timeZone: 'America/Chicago',
};

const noWay = () => journeysResponse([], { why: 'no-service-then' });

beforeEach(beginAtNoon);

test.each([
  ['a day after the last one', '&leave=2026-12-25T10:00', own.afterTimetable('November 30')],
  ['the last day', '&leave=2026-11-30T10:00', own.none['no-service-then']],
  ['now', '', own.none['no-service-then']],
])('J10: for %s of the timetable a rider reads what to do', async (_when, time, sentence) => {
  openWays(`${WAY}${time}`, noWay, { settings: { city: { ...city, timetableEnd: '2026-11-30' } } });
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('J10: once the timetable has ended, the ways say that it has', async () => {
  openWays(WAY, noWay, { settings: { city: { ...city, timetableEnd: '2025-12-31' } } });
  expect(await screen.findByText(en.lists.timetableEnded('December 31, 2025'))).toBeTruthy();
});

test.each([
  ['accessible', [en.needs.accessible], 'no-service-then'],
  ['lift,bike,wifi', [en.needs.lift, en.needs.bike], 'too-far-to-walk'],
] as const)(
  'W1, J10: without a way, a rider who needs %s reads that this may be why',
  async (needs, named, why) => {
    openWays(`${WAY}&needs=${needs}`, () => journeysResponse([], { why }));
    const ofNeeds = own.withNeeds(new Intl.ListFormat('en-US').format(named));
    expect(await screen.findByText(`${own.none[why]} ${ofNeeds}`)).toBeTruthy();
  },
);

test('W1, J10: a place outside the city is too far for everyone', async () => {
  openWays(`${WAY}&needs=accessible`, () => journeysResponse([], { why: 'outside' }));
  expect(await screen.findByText(own.none.outside)).toBeTruthy();
});

test('P4: without a connection, ways of a day that the page does not have say so, and those of tomorrow do not', async () => {
  const failing = { middleware: () => Promise.reject(new TypeError('Failed to fetch')) };
  const sentence = () => screen.queryByText(en.offline.twoDays);
  openWays(`${WAY}&leave=2026-11-23T10:00`, noWay, failing);
  expect(await screen.findByText(en.offline.twoDays)).toBeTruthy();
  cleanup();
  openWays(`${WAY}&leave=2026-11-21T10:00`, noWay, failing);
  expect(await screen.findByText(startingWith(en.offline.serviceDown))).toBeTruthy();
  expect(sentence()).toBeNull();
});
