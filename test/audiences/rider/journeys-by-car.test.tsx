import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { after } from '../../support/journeys/journeys-answer.ts';
import { beginAtNoon } from '../../support/journeys/open-ways.tsx';
import {
  aCarWay,
  answerOf,
  LOT,
  openCarWays,
  refusal,
  section,
  URL_TO,
} from '../../support/journeys/openCarWays.tsx';
import { like } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';

const { byCar } = en.journeys;

beforeEach(beginAtNoon);

test('C40, C41: ways by car stand beside those without, and say about when and, as a lot’s card does, about how full it will be', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  openCarWays(URL_TO, () => answerOf({ journeys: [aCarWay()] }));
  const part = within(await section());
  const row = await part.findByRole('button', { name: like(LOT.name) });
  expect(row.textContent).toMatch(/About/);
  expect(row.textContent).toContain(byCar.forecast('40'));
  expect(row.textContent).not.toContain(byCar.nearlyFull);
  await user.click(row);
  expect(await part.findByText(like(`${byCar.forecast('40')} (30`))).toBeDefined();
  const prices = part.getByRole('link', { name: like(byCar.prices('parking.example.org')) });
  expect(prices.getAttribute('href')).toBe('https://parking.example.org/north');
  expect(part.getByText(like('Last way back to your car: 05 at'))).toBeDefined();
  // The ways without a car are folded, and stay.
  expect(screen.getAllByRole('button', { expanded: false }).length).toBeGreaterThan(0);
});

test('C40: while the page does not know where the rider is, no heading stands over no ways', async () => {
  openCarWays('/?to=0341&by=car', () => answerOf({ journeys: [aCarWay()] }));
  expect(await screen.findByText(en.journeys.needsPlace)).toBeDefined();
  expect(screen.queryByRole('heading', { name: byCar.without })).toBeNull();
});

test('C41: of the ways that are there by a time, the first is the one that leaves last', async () => {
  const far = { ...aCarWay({ name: 'Far Garage' }), departAt: after(1), arriveAt: after(39) };
  const near = { ...aCarWay(), departAt: after(20), arriveAt: after(40) };
  openCarWays(`${URL_TO}&arrive=2026-11-20T13:30`, () => answerOf({ journeys: [far, near] }));
  const part = within(await section());
  const ways = await part.findAllByRole('button', { name: like('Garage') });
  expect(ways.map(({ textContent }) => /Far|North/.exec(textContent)?.[0])).toEqual([
    'North',
    'Far',
  ]);
});

test('C43: a count says when it was counted, and that there is no forecast', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const room = { basis: 'count' as const, at: after(-5), openSpots: 4, isNearlyFull: true };
  openCarWays(URL_TO, () => answerOf({ journeys: [aCarWay({ room, events: 'maybe' })] }));
  const part = within(await section());
  const row = await part.findByRole('button', { name: like(LOT.name) });
  expect(row.textContent).toContain(byCar.nearlyFull);
  expect(row.textContent).toMatch(/4 spots were open at/);
  await user.click(row);
  expect(await part.findByText(like(byCar.noForecast))).toBeDefined();
  expect(part.getByText(byCar.events.maybe)).toBeDefined();
});

test('C43: lots that are not offered are named with the reason, and no way looks like none', async () => {
  openCarWays(URL_TO, () =>
    answerOf({
      lotsLeftOut: [
        { why: 'full', lots: ['A'] },
        { why: 'unknown', lots: ['B', 'C'] },
      ],
    }),
  );
  const part = within(await section());
  expect(await part.findByText(byCar.none)).toBeDefined();
  expect(part.getByText(byCar.leftOut.full('A'))).toBeDefined();
  expect(part.getByText(byCar.leftOut.unknown('B and C'))).toBeDefined();
});

test.each(['too-near', 'no-faster'] as const)(
  'C43: a lot that is of no use is said as that, to those who ask for ways by car: %s',
  async (why) => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const asked = openCarWays(URL_TO, () => answerOf({ lotsLeftOut: [{ why, lots: ['A'] }] }));
    await waitFor(() => expect(asked).toHaveLength(1));
    const choice = await screen.findByRole('button', { name: byCar.heading });
    await waitFor(() => expect(screen.queryByRole('region', { name: byCar.heading })).toBeNull());
    await user.click(choice);
    const part = within(await section());
    expect(await part.findByText(byCar.leftOut[why]('A'))).toBeDefined();
    expect(part.queryByText(byCar.none)).toBeNull();
  },
);

test('C41: where no lot is on the way, nothing is said of cars, unless somebody asks', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const asked = openCarWays(URL_TO, () => answerOf({}));
  await waitFor(() => expect(asked).toHaveLength(1));
  const choice = await screen.findByRole('button', { name: byCar.heading });
  await waitFor(() => expect(screen.queryByRole('region', { name: byCar.heading })).toBeNull());
  await user.click(choice);
  expect(await within(await section()).findByText(byCar.none)).toBeDefined();
});

test('C41: who asks by car has those ways first, the best one open, and the link keeps it', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  openCarWays(URL_TO, () => answerOf({ journeys: [aCarWay()] }));
  const order = () =>
    screen
      .getAllByRole('button', { expanded: true })
      .map((row) => row.getAttribute('aria-label') ?? '')
      .map((text) => text.includes(LOT.name));
  await within(await section()).findByRole('button', { name: like(LOT.name) });
  expect(order()).toEqual([false]);
  const choice = screen.getByRole('button', { name: byCar.heading });
  expect(choice.getAttribute('aria-pressed')).toBe('false');
  await user.click(choice);
  await waitFor(() => expect(order()).toEqual([true]));
  const [first] = screen.getAllByRole('heading', { level: 3 });
  expect(first?.textContent).toContain(LOT.name);
  expect(screen.getByRole('heading', { name: byCar.without })).toBeDefined();
  expect(screen.getByText(byCar.park('2 min'))).toBeDefined();
  await waitFor(() => expect(window.location.search).toContain('by=car'));
  await user.click(choice);
  await waitFor(() => expect(order()).toEqual([false]));
});

test('C41: a lot’s card leads there by car', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  openCarWays('/?panel=lots&near=43,-89.4', () => answerOf({ journeys: [aCarWay()] }));
  const [row] = await screen.findAllByRole('button', { name: like('Capitol Square North') });
  if (row === undefined) throw new Error('the lot is not listed');
  await user.click(row);
  await user.click(await screen.findByRole('button', { name: en.journeys.directions }));
  const choice = await screen.findByRole('button', { name: byCar.heading });
  expect(choice.getAttribute('aria-pressed')).toBe('true');
});

test('C41: without a network the page says why there is no way by car', async () => {
  openCarWays(URL_TO, () => refusal('This city has no parking data'));
  const part = within(await section());
  expect(await part.findByText(byCar.offline)).toBeDefined();
  expect(part.queryByText(byCar.none)).toBeNull();
});

test('C41: a read that fails is no empty list', async () => {
  openCarWays(URL_TO, () => new Response('', { status: 500 }));
  const part = within(await section());
  expect(await part.findByText(like(en.layers.lots))).toBeDefined();
  expect(part.queryByText(byCar.none)).toBeNull();
});

test('C41: a link’s way to a lot that is no longer offered is said to be gone, one that is offered opens', async () => {
  const way = '&by=car&way=car+city/north@43.05,-89.4';
  openCarWays(`${URL_TO}${way}`, () => answerOf({ journeys: [aCarWay()] }));
  const row = await screen.findByRole('button', { name: like(LOT.name), expanded: true });
  expect(screen.queryByText(en.journeys.linked.unoffered)).toBeNull();
  expect(row).toBeDefined();
  cleanup();
  openCarWays(`${URL_TO}${way}`, () => answerOf({}));
  expect(await screen.findByText(en.journeys.linked.unoffered)).toBeDefined();
});
