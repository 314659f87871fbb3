import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';

import { answerLocally } from '../../../../src/api/pocket/whoAnswers.ts';
import { aRouteStop } from '../../../support/builders.ts';
import { fakeDatabase } from '../../../support/page/fakeDatabase.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { savedAnswer } from '../../../support/page/savedAnswer.ts';
import { ANY, like, startingWith, DIGITS } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';

fakeDatabase();

const panel = () => screen.getByRole('tabpanel');
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const tab = (name: string) => screen.findByRole('tab', { name });

test('R26: without a network the page shows the last stops and lots with their age, and no buses', async () => {
  renderRider({ url: '/?route=03' });
  expect(await within(panel()).findByRole('button', { name: /University & Park/ })).toBeTruthy();
  await savedAnswer(' stops 03');
  expect(JSON.stringify(await savedAnswer(' lots'))).not.toContain('test-key');
  cleanup();

  vi.setSystemTime(Date.now() + 3 * 3_600_000);
  renderRider({ url: '/?route=03', middleware: noNetwork });
  expect(await within(panel()).findByRole('button', { name: /University & Park/ })).toBeTruthy();
  expect(await screen.findByText(en.offline.serviceDown, { selector: 'p' })).toBeTruthy();
  expect(await within(panel()).findByText(en.offline.dataAge('3 hr'))).toBeTruthy();
  await userEvent.click(await tab(en.page.tabs.lots));
  // Of the lots, and of the stops, whose list stays.
  const ages = () => within(panel()).getAllByText(en.offline.dataAge('3 hr'));
  await waitFor(() => expect(ages()).toHaveLength(2));
  // After an hour a count is not shown (C9).
  const lot = await within(panel()).findByRole('button', { name: /^Capitol Square North Garage/ });
  expect(within(lot).getByText(like(en.parking.reasons['too-old']))).toBeTruthy();
  expect(within(lot).queryByText('301')).toBeNull();
  await userEvent.click(await tab(en.page.tabs.vehicles));
  expect(screen.getAllByText(startingWith(en.offline.serviceDown), { selector: 'p' })).toHaveLength(
    1,
  );
  expect(within(panel()).queryByText(startingWith(en.vehicles.vehicleID(ANY)))).toBeNull();
});

test('R26: saved stops are not shown when the service answers', async () => {
  renderRider({ url: '/?route=03' });
  await within(panel()).findByRole('button', { name: /University & Park/ });
  await savedAnswer(' stops 03');
  cleanup();

  const fewer = { stops: async () => [] };
  renderRider({ url: '/?route=03', source: fewer });
  expect(await within(panel()).findByText(like(en.lists.noStops))).toBeTruthy();
  expect(within(panel()).queryByRole('button', { name: /University & Park/ })).toBeNull();
});

test('R26: the page says that there is no network until it is back', async () => {
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

test('Q9: without a network and without the city, the page says what is missing and what one can do', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderRider({ url: '/?from=0100&to=0341', middleware: noNetwork });
  await screen.findByText(en.offline.serviceDown, { selector: 'p' });
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  const { serviceDown, needsConnection } = en.offline;
  expect(screen.getByText(`${serviceDown} ${needsConnection}`, { selector: 'p' })).toBeTruthy();
  expect(screen.getByRole('button', { name: en.page.retry })).toBeTruthy();
});

test('Q9: once the service answers again, all that failed is read anew at once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isUp = false;
  const answered = new Map<string, number>();
  renderRider({
    url: '/?route=03',
    middleware: (request, service) => {
      if (!isUp) return noNetwork();
      const { pathname } = new URL(request.url);
      if (!answered.has(pathname)) answered.set(pathname, Date.now());
      return service(request);
    },
  });
  const isSaid = () =>
    screen.queryByText(startingWith(en.offline.serviceDown), { selector: 'p' }) !== null;
  await waitFor(() => expect(isSaid()).toBe(true));
  isUp = true;
  for (let seconds = 0; seconds < 120 && isSaid(); seconds++)
    await act(() => vi.advanceTimersByTimeAsync(1000));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect([...answered.keys()]).toEqual(
    expect.arrayContaining(['/v1/getstops', '/v1/getvehicles', '/parking/v2/lots']),
  );
  const times = [...answered.values()];
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(2000);
});

test('P4: a page that has the whole city says what still works without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => answerLocally(null));
  renderRider({ url: '/?route=03' });
  const { noNetwork: sentence, stillWorks } = en.offline;
  expect(await screen.findByText(sentence, { selector: 'p' })).toBeTruthy();
  act(() => answerLocally(async () => null));
  expect(await screen.findByText(`${sentence} ${stillWorks}`, { selector: 'p' })).toBeTruthy();
  // What was heard isn't repeated.
  expect(screen.getByText(stillWorks, { selector: 'output *' })).toBeTruthy();
});

/** Milliseconds after which a page shows what is saved. */
const HANGS_AFTER = 3_000;

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
