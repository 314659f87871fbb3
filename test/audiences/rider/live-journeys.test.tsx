import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import {
  after,
  aJourney,
  aRide,
  journeysResponse,
} from '../../support/journeys/journeys-answer.ts';
import { beginAtNoon, openWays } from '../../support/journeys/open-ways.tsx';
import { ANY, like } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';

beforeEach(beginAtNoon);

const LAGS = aRide({ updatedAt: after(-10) });

test.each([
  ['not live where the data of all their buses is old', [LAGS], false],
  ['live where the data of one bus is new', [LAGS, aRide({ tripID: 't2' })], true],
])('T23: ways are %s', async (_title, rides, isLive) => {
  openWays('/?from=0100&to=0341', () => journeysResponse(rides.map((ride) => aJourney(ride))));
  const heading = await screen.findByRole('heading', {
    name: en.journeys.ways(rides.length, String(rides.length)),
  });
  const mark = heading.closest('header')?.querySelector('.live');
  expect(mark?.textContent).toBe(isLive ? en.times.live : undefined);
});

test('J5, Q9: ways whose live data is old have the times of the timetable, and how old they are below', async () => {
  let isUp = true;
  openWays('/?from=0100&to=0341', () => {
    if (!isUp) throw new TypeError('Failed to fetch');
    return journeysResponse([aJourney(aRide())]);
  });
  const row = await screen.findByRole('button', { expanded: true });
  expect(row.textContent).toContain('12:46');
  isUp = false;
  await act(() => vi.advanceTimersByTimeAsync(180_000));
  expect(row.textContent).toContain('12:44');
  expect(row.textContent).toContain(en.times.scheduled);
  expect(screen.getAllByRole('time')[0]?.textContent).toBe('12:44 PM');
  const age = screen.getByText(like(en.failures.stale(ANY, ANY, ANY)));
  expect(row.compareDocumentPosition(age)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('J5, T7: that live times are lost is in the head of the ways, below them, and heard', async () => {
  const scheduled = aJourney(aRide({ basis: 'scheduled' }));
  openWays('/?from=0100&to=0341', () =>
    journeysResponse([scheduled], { updatedAt: undefined, isLiveLost: true }),
  );
  const heading = await screen.findByRole('heading', { name: en.journeys.ways(1, '1') });
  expect(heading.closest('header')?.textContent).toContain(en.times.unseen);
  expect(screen.getByText(en.times.noLive, { selector: 'p' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain(en.times.noLive);
});

test('J5: a way says where one gets on and off by the clocks there', async () => {
  const to = { ...aRide().to, timeZone: 'America/Halifax' };
  openWays('/?from=0100&to=0341', () => journeysResponse([aJourney(aRide({ to }))]));
  const row = await screen.findByRole('button', { expanded: true });
  expect(row.getAttribute('aria-label')).toContain(en.journeys.sentence('12:46 PM', '2:58 PM AST'));
  expect(row.textContent?.replaceAll(/\s/g, ' ')).toContain('12:46 PM CST – 2:58 PM AST');
  const [on, off] = screen.getAllByRole('time');
  expect([on?.textContent, off?.textContent]).toEqual(['12:46 PM', '2:58 PM AST']);
});
