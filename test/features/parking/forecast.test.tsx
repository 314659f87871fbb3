import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { LotCard } from '../../../src/features/parking/card/LotCard.tsx';
import { listLots } from '../../../src/features/parking/listLots.ts';
import { monotonicNow } from '../../../src/lib/time/monotonicNow.ts';
import { formatStandaloneClock } from '../../../src/lib/words/format-clock.ts';
import { createFormats } from '../../../src/lib/words/formats.ts';
import { aLot, theSettings } from '../../support/builders.ts';
import { LIVE } from '../../support/feeds/health.ts';
import { render } from '../../support/page/render.tsx';
import { en } from '../../support/words/catalogs.ts';
import { answering, List, rows } from './list/lot-list.tsx';

const NOW = Date.parse('2026-11-20T18:02:00-06:00');
const MINUTE = 60_000;
const { forecast } = en.parking;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
});

const after = (minutes: number, openSpots: number, low: number, high: number) => ({
  at: new Date(NOW - 2 * MINUTE + minutes * MINUTE).toISOString(),
  openSpots,
  low,
  high,
});
const clockAt = (minutes: number) =>
  formatStandaloneClock(NOW - 2 * MINUTE + minutes * MINUTE, {
    timeZone: 'America/Chicago',
    formats: createFormats('en', 'feet', 'America/Chicago'),
  });
const FORECAST = [
  after(15, 57, 50, 60),
  after(30, 41, 31, 53),
  after(60, 12, 4, 19),
  after(120, 0, 0, 7),
];
const LOT = aLot({ openSpots: 64, forecast: FORECAST });

/** The lot's card, with the texts of its forecasts. */
function renderCard(lot = LOT, planOf?: () => 'none') {
  const settings = theSettings();
  const [listed] = listLots([lot], { settings, health: LIVE, eventMarkOf: () => null, planOf });
  if (listed === undefined) throw new Error('the lot was dropped');
  render(<LotCard listed={listed} receivedAt={monotonicNow()} operators={[]} onClose={() => {}} />);
  const section = screen.queryByRole('heading', { name: forecast.heading })?.parentElement;
  return Array.from(section?.querySelectorAll('li') ?? [], ({ textContent }) => textContent);
}

test('C40: a row says how many spots will be open in about half an hour', () => {
  render(<List read={answering(LOT)} />);
  const sentence = forecast.at('40', clockAt(30));
  expect(rows()[0]).toContain(sentence);
  expect(screen.getByRole('button', { name: new RegExp(LOT.name) }).textContent).toContain(
    sentence,
  );
});

test('C40: a card says it for each time ahead, with its range and what that means', () => {
  expect(renderCard()).toEqual([
    `${forecast.at('55', clockAt(15))} (${forecast.range('50', '60')})`,
    `${forecast.at('40', clockAt(30))} (${forecast.range('30', '55')})`,
    `${forecast.at('12', clockAt(60))} (${forecast.range('4', '19')})`,
    `${forecast.full(clockAt(120))} (${forecast.range('0', '7')})`,
  ]);
  expect(screen.getByText(forecast.basis)).toBeTruthy();
});

test('C40: what was expected of a time that has come is gone', () => {
  render(<List read={answering(LOT)} />);
  act(() => void vi.advanceTimersByTime(14 * MINUTE));
  expect(rows()[0]).toContain(forecast.at('12', clockAt(60)));
  expect(rows()[0]).not.toContain(clockAt(30));
});

test('C43: counts that are too old have no forecast either', () => {
  render(<List read={answering(LOT)} />);
  act(() => void vi.advanceTimersByTime(16 * MINUTE));
  expect(rows()[0]).toContain(en.parking.reasons['too-old']);
  expect(rows()[0]).not.toContain(clockAt(60));
});

test.each([
  ['without a forecast', aLot({ openSpots: 64 }), undefined],
  ['without a count', aLot({ openSpots: null, forecast: FORECAST }), undefined],
  ['with a count that is wrong', aLot({ openSpots: -200, forecast: FORECAST }), undefined],
  ['at a chosen time', LOT, () => 'none' as const],
])('C43: of a lot %s nothing is expected', (_what, lot, planOf) => {
  expect(renderCard(lot, planOf)).toEqual([]);
  expect(screen.queryByText(forecast.basis)).toBeNull();
});
