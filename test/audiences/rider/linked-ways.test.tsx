import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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

const own = en.journeys;

beforeEach(beginAtNoon);

const way = (tripID: string, from: number, to: number) =>
  aJourney(aRide({ tripID, departAt: after(from), arriveAt: after(to) }));
const SHARED = way('s', 5, 40);
const OTHERS = [way('a', 6, 20), way('b', 9, 30)];
const LINK = '/?from=0100&to=0341&way=s%400100';
const DEPARTS = '&departs=2026-11-20T12:43';

/** The page of a link to a way that is no longer among those that are offered, but is at the time when it begins. */
const openLink = (url: string, atItsTime = [SHARED, ...OTHERS]) =>
  openWays(url, (asksLater) => journeysResponse(asksLater ? atItsTime : OTHERS));
const row = (isOpen: boolean) => ({ expanded: isOpen, name: like(own.sentence(ANY, ANY)) });
const names = () => screen.getAllByRole('button', { name: like(own.sentence(ANY, ANY)) });
const openOnes = () => screen.queryAllByRole('button', row(true));

test('J6: a link opens its way, although it is no longer among those that are offered', async () => {
  const { asked } = openLink(LINK + DEPARTS);
  const open = await screen.findByRole('button', row(true));
  expect(open.getAttribute('aria-label')).toContain(own.sentence('12:43 PM', '1:18 PM'));
  expect(asked[1]?.searchParams.get('at')).toBe('2026-11-20T18:43:00.000Z');
  // It came with the others, in order of arrival, so that it pushes nothing away.
  expect(names().at(-1)).toBe(open);
  expect(names()).toHaveLength(3);
});

test('J6: a link opens its way while that is under way, as those who wait for somebody want it', async () => {
  vi.setSystemTime(after(15));
  openWays(LINK + DEPARTS, (asksLater) =>
    journeysResponse(asksLater ? [SHARED] : [way('c', 20, 35), way('d', 25, 50)], {
      updatedAt: after(15),
    }),
  );
  const open = await screen.findByRole('button', row(true));
  expect(open.getAttribute('aria-label')).toContain(own.sentence('12:43 PM', '1:18 PM'));
  expect(names().map((each) => each === open)).toEqual([false, true, false]);
});

test('J6: a link whose way has left says so, and opens no other way as if it were that', async () => {
  vi.setSystemTime(after(45));
  openWays(LINK + DEPARTS, (asksLater) =>
    journeysResponse(asksLater ? [SHARED] : [way('c', 50, 70)], { updatedAt: after(45) }),
  );
  expect(await screen.findByText(own.linked.left)).toBeTruthy();
  expect(openOnes()).toEqual([]);
  await userEvent.click(await screen.findByRole('button', row(false)));
  expect(screen.queryByText(own.linked.left)).toBeNull();
  expect(openOnes()).toHaveLength(1);
});

test.each([
  ['is nowhere to be found', LINK + DEPARTS],
  ['is not said to begin at a time, as in links of before', LINK],
])('J6: a link whose way %s says that it is no longer offered', async (_what, url) => {
  openLink(url, OTHERS);
  expect(await screen.findByText(own.linked.unoffered)).toBeTruthy();
  expect(names()).toHaveLength(2);
  expect(openOnes()).toEqual([]);
});

test('J6: a link whose way is offered opens it, and nothing else is asked', async () => {
  const { asked } = openWays(LINK + DEPARTS, () => journeysResponse([...OTHERS, SHARED]));
  const open = await screen.findByRole('button', row(true));
  expect(open.getAttribute('aria-label')).toContain(own.sentence('12:43 PM', '1:18 PM'));
  expect(asked.some(({ searchParams }) => searchParams.has('at'))).toBe(false);
});

test('J6: the link of a way that a rider opens says when it begins, by the timetable where its bus is late', async () => {
  openWays('/?from=0100&to=0341', () => journeysResponse(OTHERS));
  await userEvent.click(await screen.findByRole('button', row(false)));
  expect(window.location.search).toContain('departs=2026-11-20T12%3A44');
});

test('J5: an open way that is only no longer among the best goes on, and isn’t said not to work', async () => {
  let offered = [...OTHERS, SHARED];
  openWays(LINK + DEPARTS, (asksLater) => journeysResponse(asksLater ? [SHARED] : offered));
  await screen.findByRole('button', row(true));
  offered = OTHERS;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(openOnes()).toHaveLength(1);
  expect(screen.queryByText(own.gone)).toBeNull();
});
