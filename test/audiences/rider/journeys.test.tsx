import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { NOON } from '../../support/cities/small-source.ts';
import {
  after,
  aJourney,
  aRide,
  aWalk,
  journeysResponse,
} from '../../support/journeys/journeys-answer.ts';
import { beginAtNoon, openWays } from '../../support/journeys/open-ways.tsx';
import { mockGeolocation } from '../../support/page/mockGeolocation.ts';
import { ANY, like } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';

const own = en.journeys;

beforeEach(beginAtNoon);

const FIRST = aJourney(
  aWalk(),
  aRide(),
  aWalk({
    from: aRide().to,
    to: { lat: 43.08, lon: -89.41 },
    departAt: after(20),
    arriveAt: after(24),
  }),
);
const LATER = aJourney(
  aRide({ tripID: 't2', departAt: after(15), arriveAt: after(30), basis: 'scheduled' }),
);

const open = (url: string, answer = (_asksLater: boolean) => journeysResponse([FIRST, LATER])) =>
  openWays(url, answer);

const WAY = '/?from=43.07,-89.4,Home&to=0341';
const rows = () =>
  screen.findAllByRole('button', { expanded: false, name: like(own.sentence(ANY, ANY)) });
const firstRow = () =>
  screen.findByRole('button', { expanded: true, name: like(own.sentence(ANY, ANY)) });

test('J5: the first result is open: when to leave, which bus, where to get off, and when there', async () => {
  const { asked } = open(WAY);
  const row = await firstRow();
  expect(row.getAttribute('aria-label')).toContain(own.sentence('12:43 PM', '1:02 PM'));
  expect(row.textContent).toMatch(like(own.leaveIn(ANY)));
  const steps = within(screen.getByRole('list', { name: own.steps })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('University & Park'),
    expect.stringContaining('12:46 PM'),
    expect.stringContaining(own.getOff('Johnson & Park')),
    expect.stringContaining('Johnson & Park'),
  ]);
  expect(asked[0]?.searchParams.get('from')).toBe('43.07000,-89.40000');
  expect(asked[0]?.searchParams.get('to')).toBe('0341');
});

test('J5, J6: another result opens in place, and the link names it', async () => {
  open(WAY);
  const [later] = await rows();
  if (later === undefined) throw new Error('there is no second result');
  await userEvent.click(later);
  expect(later.getAttribute('aria-expanded')).toBe('true');
  expect(window.location.search).toContain('way=t2');
});

test('J5: the two ends change places', async () => {
  const { asked } = open(WAY);
  await firstRow();
  await userEvent.click(screen.getByRole('button', { name: own.swap }));
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('from')).toBe('0341'));
  expect(window.location.search).toContain('to=43.07,-89.4,Home');
});

test('J5, J6: riders say when to leave or to arrive, by the city’s clock, and the link keeps it', async () => {
  const { asked } = open(WAY);
  await firstRow();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: own.when }), own.arriveBy);
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('arriveBy')).toBe('true'));
  expect(asked.at(-1)?.searchParams.get('at')).toBe(
    // In an hour: nobody can be there now.
    new Date(Math.floor(NOON / 60_000) * 60_000 + 3_659_000).toISOString(),
  );
  expect(window.location.search).toContain('arrive=');
});

test('J5: where all ways to be there by a time have left, the page says that there is none', async () => {
  vi.setSystemTime(after(16));
  open(`${WAY}&arrive=2026-11-20T12:58`);
  expect(await screen.findByText(own.none['no-service-then'])).toBeTruthy();
});

test('J5: without a start, the page asks for one, and a button finds the rider', async () => {
  mockGeolocation({ lat: 43.07, lon: -89.4 });
  const { asked } = open('/?to=0341');
  expect(await screen.findByText(own.needsPlace)).toBeTruthy();
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: en.stops.locate }));
  await firstRow();
  expect(window.location.search).not.toContain('from');
});

test('J5: a stop’s card leads to the ways there, and back to the lists', async () => {
  open('/?stop=0341&near=43.0733673,-89.4014633');
  await userEvent.click(await screen.findByRole('button', { name: own.directions }));
  await firstRow();
  expect(window.location.search).toContain('to=0341');
  await userEvent.click(screen.getByRole('button', { name: own.close }));
  await screen.findByRole('tab', { name: en.page.tabs.lots });
  expect(window.location.search).not.toContain('to=');
});

test('J5, J6: the search for an end lists places only, and changes that end', async () => {
  const { asked } = open(WAY);
  await firstRow();
  await userEvent.click(screen.getByRole('button', { name: like(own.ends.from(ANY)) }));
  await userEvent.type(await screen.findByRole('combobox', { name: en.search.label }), 'park');
  // Until all are there, a row may become another's.
  await screen.findByText(en.search.count(2, '2'));
  const found = screen.getByRole('option', { name: like(`${ANY}University & Park${ANY}`) });
  expect(screen.queryByRole('group', { name: en.routes.heading })).toBeNull();
  await userEvent.click(found);
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('from')).toBe('0100'));
});

test.each([
  ['too-far-to-walk', 'from', 'start-too-far-to-walk'],
  ['too-far-to-walk', 'to', 'too-far-to-walk'],
  ['no-service-then', undefined, 'no-service-then'],
  ['outside', 'from', 'start-outside'],
  ['outside', 'to', 'outside'],
] as const)('J10: where there is no way (%s %s) the page says what to do', async (...row) => {
  const [why, whyEnd, sentence] = row;
  open(WAY, () => journeysResponse([], { why, whyEnd }));
  expect(await screen.findByText(own.none[sentence])).toBeTruthy();
});

test('J10: the same place twice is no question', async () => {
  const { asked } = open('/?from=0341&to=0341');
  expect(await screen.findByText(own.samePlace)).toBeTruthy();
  expect(asked).toEqual([]);
});

test('J10: a stop that is gone is said to be gone, and nothing is to be tried again', async () => {
  const description = 'from: stop "9999" does not exist';
  open('/?from=9999&to=0341', () => Response.json({ status: '-1', description }));
  expect(await screen.findByText(own.unknownStop)).toBeTruthy();
  expect(screen.queryByText(like(description))).toBeNull();
});

test('J10: a failure says so, and looks like no empty list', async () => {
  open(WAY, () => new Response('', { status: 500 }));
  expect(await screen.findByText(like(en.failures.part(own.directions, ANY)))).toBeTruthy();
});

test('J5, W1: where no way is known to fit a need, that is the reason, and not that no stop is near', async () => {
  const routeIDs = Array.from({ length: 20 }, (_, index) => `${index + 1}`);
  open(`${WAY}&needs=accessible`, () =>
    journeysResponse([], {
      why: 'too-far-to-walk',
      whyEnd: 'to',
      leftOut: [{ why: 'accessibility-unknown', routeIDs }],
    }),
  );
  const first = routeIDs.slice(0, 12).join(', ');
  expect(await screen.findByText(own.leftOut['accessibility-unknown'](`${first}, …`))).toBeTruthy();
  expect(screen.getByText(own.needUnknown)).toBeTruthy();
  expect(screen.queryByText(own.none['too-far-to-walk'])).toBeNull();
  expect(screen.getByRole('button', { name: en.needs.accessible, pressed: true })).toBeTruthy();
});

test('J5, W1: step-free and bike rack are chosen above the list of ways', async () => {
  const { asked } = open(WAY);
  const row = await firstRow();
  const chip = screen.getByRole('button', { name: en.needs.bike });
  expect(chip.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(chip);
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('needs')).toBe('bike'));
});

/** The last ride, so many minutes after noon. */
const lastRide = (minutes: number) =>
  aJourney(
    aRide({ tripID: 't3', isLast: true, departAt: after(minutes), arriveAt: after(minutes + 15) }),
  );

test('J5: a list that goes on after the last way of a night says when the next one goes', async () => {
  const last = lastRide(280);
  const morning = aJourney(
    aRide({ tripID: 't4', departAt: after(580), arriveAt: after(600), basis: 'scheduled' }),
  );
  open(WAY, () => journeysResponse([FIRST, last, morning]));
  const [later, next] = await rows();
  expect(later?.textContent).toContain(own.last);
  expect(next?.closest('li')?.previousElementSibling?.textContent).toBe(
    own.nextDay(en.events.dayAndTime('Fri, Nov 20', '10:18 PM')),
  );
});

test.each(['', '&leave=2026-11-20T23:40'])(
  'J5: where no bus goes before the morning, the page says so above the ways%s',
  async (time) => {
    const morning = aRide({ tripID: 'm', departAt: after(17 * 60), arriveAt: after(17.5 * 60) });
    open(`${WAY}${time}`, () => journeysResponse([aJourney(morning)]));
    const line = await screen.findByText(
      own.nextDay(en.events.dayAndTime('Sat, Nov 21', '5:38 AM')),
    );
    expect(line.nextElementSibling?.textContent).toContain('5:38');
  },
);

test.each([
  [280, own.last],
  [15, en.times.last],
])('J5: the last way is said when the service knows none after it: %i', async (minutes, text) => {
  const { asked } = open(WAY, (asksLater) =>
    journeysResponse(asksLater ? [] : [FIRST, lastRide(minutes)]),
  );
  const [later] = await rows();
  await waitFor(() => expect(later?.textContent).toContain(text));
  expect(asked.at(-1)?.searchParams.get('at')).toBe(new Date(after(minutes + 1)).toISOString());
});
