// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as fakeIndexedDB from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createAnswerStore } from '../../../src/api/createAnswerStore.ts';
import { en } from '../../../src/lib/words/en.ts';
import { aRouteStop } from '../../support/builders.ts';
import { renderRider } from '../../support/render-rider.tsx';

// Not as stubs: what a page was writing when its test ended is written to its end.
Object.assign(globalThis, fakeIndexedDB);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const panel = () => screen.getByRole('tabpanel');
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const tab = (name: string) => screen.findByRole('tab', { name });

let begun = 0;
beforeEach(() => {
  begun = Date.now();
});

/** What this test's page keeps on the device under a name, once it does: not what one before it kept. */
async function keptOn(name: string): Promise<object> {
  const store = createAnswerStore();
  return vi.waitFor(
    async () => {
      const kept = await store.find(name);
      if (kept === undefined || kept.receivedAt < begun) throw new Error(`${name} is not kept yet`);
      return kept;
    },
    { timeout: 20_000 },
  );
}

test('R26: the last stops and lots are there without a network, with their age, and no bus', async () => {
  renderRider({ url: '/?route=03' });
  expect(await within(panel()).findByRole('button', { name: /University & Park/ })).toBeTruthy();
  await keptOn(' stops 03');
  expect(JSON.stringify(await keptOn(' lots'))).not.toContain('test-key');
  cleanup();

  vi.setSystemTime(Date.now() + 3 * 3_600_000);
  renderRider({ url: '/?route=03', middleware: noNetwork });
  expect(await within(panel()).findByRole('button', { name: /University & Park/ })).toBeTruthy();
  expect(
    within(panel()).getByText(
      `${en.stops.ofRoute('03')} could not be refreshed: ${en.failures.unreachable}. Shown as of 3 hr ago.`,
    ),
  ).toBeTruthy();
  await userEvent.click(await tab(en.page.tabs.parking));
  expect(await within(panel()).findByText(/^Parking .*Shown as of 3 hr ago\.$/)).toBeTruthy();
  // After an hour a count says nothing (C9).
  const lot = within(panel()).getByRole('button', { name: /^Capitol Square North Garage/ });
  expect(within(lot).getByText(new RegExp(en.parking.reasons['too-old']))).toBeTruthy();
  expect(within(lot).queryByText('301')).toBeNull();
  await userEvent.click(await tab(en.page.tabs.buses));
  expect(await within(panel()).findByText(/^Not reachable since/)).toBeTruthy();
  expect(within(panel()).queryByText(/^Bus /)).toBeNull();
});

test('R26: what is kept never shows while the service answers, and goes when it answers again', async () => {
  renderRider({ url: '/?route=03' });
  await within(panel()).findByRole('button', { name: /University & Park/ });
  await keptOn(' stops 03');
  cleanup();

  const fewer = { stops: async () => [] };
  renderRider({ url: '/?route=03', source: fewer });
  expect(await within(panel()).findByText(new RegExp(en.stops.none))).toBeTruthy();
  expect(within(panel()).queryByRole('button', { name: /University & Park/ })).toBeNull();
});

test('R26: of a line that hangs nobody waits for the end: what is kept is there, until the answer comes', async () => {
  renderRider({ url: '/?route=03' });
  await within(panel()).findByRole('button', { name: /University & Park/ });
  await keptOn(' stops 03');
  cleanup();

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const renamed = aRouteStop({ intersection: 'Atwood & New' });
  renderRider({
    url: '/?route=03',
    source: { stops: async () => [renamed] },
    middleware: async (request, service) => {
      if (request.url.includes('getstops')) await held;
      return service(request);
    },
  });
  expect(await within(panel()).findByText(en.page.loading)).toBeTruthy();
  expect(
    await within(panel()).findByText(/could not be refreshed: .*Shown as of \d+ sec ago\.$/),
  ).toBeTruthy();
  expect(await within(panel()).findByRole('button', { name: /University & Park/ })).toBeTruthy();
  answer();
  expect(await within(panel()).findByRole('button', { name: /Atwood & New/ })).toBeTruthy();
  await waitFor(() => {
    expect(within(panel()).queryByText(/could not be refreshed/)).toBeNull();
    expect(within(panel()).queryByRole('button', { name: /University & Park/ })).toBeNull();
  });
});

test('R26: what is kept stays when a line that hung has failed', async () => {
  renderRider({ url: '/?route=03' });
  await within(panel()).findByRole('button', { name: /University & Park/ });
  await keptOn(' stops 03');
  cleanup();

  let fail = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = () => reject(new TypeError('Failed to fetch'));
  });
  renderRider({
    url: '/?route=03',
    middleware: (request, service) =>
      request.url.includes('getstops') ? failed : service(request),
  });
  const stop = await within(panel()).findByRole('button', { name: /University & Park/ });
  fail();
  expect(
    await within(panel()).findByText(/could not be refreshed: no answer from the service/),
  ).toBeTruthy();
  expect(stop.isConnected).toBe(true);
});

test('R26: a missing network is said, and said no more when it is back', async () => {
  renderRider({ url: '/?route=03' });
  await within(panel()).findByRole('button', { name: /University & Park/ });
  const set = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    act(() => {
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  };
  expect(screen.queryByText(en.offline.noNetwork)).toBeNull();
  set(false);
  expect(await screen.findByText(en.offline.noNetwork, { selector: 'p' })).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain(en.offline.noNetwork),
  );
  set(true);
  expect(screen.queryByText(en.offline.noNetwork, { selector: 'p' })).toBeNull();
});
