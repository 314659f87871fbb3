import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { clockOffset, clockQuery } from '../../../src/api/queries/clock-query.ts';
import { CLOCK_KEY } from '../../../src/api/queries/query-keys.ts';

const NOON = Date.UTC(2026, 10, 20, 18, 0, 0);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }));
afterEach(() => void vi.useRealTimers());

const answerWith = (date: string | null, status = 200) =>
  Promise.resolve(new Response('', { status, headers: date === null ? {} : { date } }));

const measured = (answer: () => Promise<Response>) =>
  new QueryClient().fetchQuery(clockQuery(answer, false));

test('A19: a clock that is three hours ahead is corrected to within two seconds', async () => {
  const truth = NOON - 3 * 3_600_000;
  const offset = clockOffset(await measured(() => answerWith(new Date(truth).toUTCString())));
  expect(Math.abs(NOON + offset - truth)).toBeLessThan(2_000);
});

test('A19: a correct clock is not changed', async () => {
  expect(clockOffset(await measured(() => answerWith(new Date(NOON).toUTCString())))).toBe(0);
});

test('A19: the date of an error response counts too', async () => {
  const late = new Date(NOON + 600_000).toUTCString();
  expect(clockOffset(await measured(() => answerWith(late, 404)))).toBeGreaterThan(590_000);
});

test.each([
  ['no date', () => answerWith(null)],
  ['an invalid date', () => answerWith('yesterday')],
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
])('A19: with %s the clock is not changed', async (_, answer) => {
  expect(clockOffset(await measured(answer))).toBe(0);
});

test('A19: after the device’s clock is set, the next response replaces the old measurements', async () => {
  const client = new QueryClient();
  const measure = async () => {
    await client.invalidateQueries({ queryKey: CLOCK_KEY });
    const answer = () => answerWith(new Date(truth).toUTCString());
    return client.fetchQuery(clockQuery(answer, false));
  };
  let truth = NOON - 3 * 3_600_000;
  for (let count = 0; count < 5; count++) await measure();
  expect(Math.abs(NOON + clockOffset(await measure()) - truth)).toBeLessThan(2_000);
  vi.setSystemTime(NOON - 3_600_000);
  expect(Math.abs(Date.now() + clockOffset(await measure()) - truth)).toBeLessThan(2_000);
  // The same after an hour of sleep, in which the device's clock stopped.
  truth += 3_600_000;
  vi.setSystemTime(NOON);
  expect(Math.abs(Date.now() + clockOffset(await measure()) - truth)).toBeLessThan(2_000);
});

test('A19: one wrong measurement among five does not change the clock', () => {
  expect(clockOffset({ offsets: [60_000, 61_000, 9e9, 60_500, 60_200] })).toBe(60_500);
});
