import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { en } from '../../../../src/lib/words/en/words.ts';
import { aRouteStop } from '../../../support/builders.ts';
import { fakeDatabase } from '../../../support/page/fakeDatabase.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { savedAnswer } from '../../../support/page/savedAnswer.ts';
import { ANY, DIGITS, like } from '../../../support/phrases.ts';

fakeDatabase();

/** Milliseconds after which a page shows what is saved. */
const HANGS_AFTER = 3_000;

const panel = () => screen.getByRole('tabpanel');

/** Visits the page until it has saved its stops. */
async function visitOnce(): Promise<void> {
  renderRider({ url: '/?route=03' });
  await within(panel()).findByRole('button', { name: /University & Park/ });
  await savedAnswer(' stops 03');
  cleanup();
}

test('R26: while a request hangs the saved stops are shown until the answer comes', async () => {
  await visitOnce();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const renamed = aRouteStop({ intersection: 'Atwood & New' });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderRider({
    url: '/?route=03',
    source: { stops: async () => [renamed] },
    middleware: async (request, service) => {
      if (request.url.includes('getstops')) await held;
      return service(request);
    },
  });
  expect(await within(panel()).findByText(en.page.loading)).toBeTruthy();
  await vi.advanceTimersByTimeAsync(HANGS_AFTER);
  expect(
    await within(panel()).findByText(like(en.failures.stale(ANY, ANY, `${DIGITS} sec`))),
  ).toBeTruthy();
  expect(await within(panel()).findByRole('button', { name: /University & Park/ })).toBeTruthy();
  answer();
  expect(await within(panel()).findByRole('button', { name: /Atwood & New/ })).toBeTruthy();
  await waitFor(() => {
    expect(within(panel()).queryByText(like(en.failures.stale(ANY, ANY, ANY)))).toBeNull();
    expect(within(panel()).queryByRole('button', { name: /University & Park/ })).toBeNull();
  });
});

test('R26: the saved stops stay when a hanging request fails', async () => {
  await visitOnce();
  let fail = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = () => reject(new TypeError('Failed to fetch'));
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderRider({
    url: '/?route=03',
    middleware: (request, service) =>
      request.url.includes('getstops') ? failed : service(request),
  });
  await vi.advanceTimersByTimeAsync(HANGS_AFTER);
  const stop = await within(panel()).findByRole('button', { name: /University & Park/ });
  fail();
  expect(
    await within(panel()).findByText(like(en.failures.stale(ANY, en.failures.unreachable, ANY))),
  ).toBeTruthy();
  expect(stop.isConnected).toBe(true);
});
