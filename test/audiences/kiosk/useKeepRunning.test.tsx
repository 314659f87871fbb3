import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { Kiosk } from '../../../src/audiences/kiosk/Kiosk.tsx';
import type { Settings } from '../../../src/contract/settings/settings.ts';
import { loadReads } from '../../support/page/loadReads.ts';
import { renderRider } from '../../support/page/render-rider.tsx';
import { en } from '../../support/words/catalogs.ts';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
/** Several times as long as it takes to be taken for stuck. */
const LONG_ENOUGH = 5 * MINUTE;
/** Where the watchdog stores how many steps it has taken. */
const STEPS_KEY = 'curbside:watchdog';

beforeAll(loadReads);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // jsdom doesn't say how the page was opened.
  const clock = performance;
  vi.stubGlobal('performance', {
    now: () => clock.now(),
    getEntriesByType: (kind: string) => (kind === 'navigation' ? [{ type: 'navigate' }] : []),
  });
  // The browser's own runs on real time.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  sessionStorage.clear();
});
type Answer = (path: string) => Response | Promise<Response> | undefined;

/** A display whose requests some other server answers, unless it leaves them to the service. */
function display(answer: Answer, settings: Partial<Settings> = {}) {
  const { requests } = renderRider({
    audience: Kiosk,
    url: '/?view=kiosk&route=03&nightly=0',
    settings,
    middleware: async (request, service) =>
      (await answer(new URL(request.url).pathname)) ?? service(request),
  });
  return {
    polls: () => requests.filter((url) => url.includes('getvehicles')).length,
    /** How often the display has checked whether it can reload. */
    reloadChecks: () => requests.filter((url) => url === window.location.href).length,
  };
}

/** In pieces, so that what the page loads meanwhile is there in time. */
async function pass(milliseconds: number) {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) await act(() => vi.advanceTimersByTimeAsync(10_000));
}

test('A14, A35: a service that fails for a quarter of an hour is left to its back-off', async () => {
  const server = { isFailing: false };
  const { polls } = display(
    (path) =>
      server.isFailing && path !== '/version.json' ? new Response('', { status: 503 }) : undefined,
    { features: { vehicles: true, parking: false } },
  );
  await pass(MINUTE);
  expect(polls()).toBeGreaterThan(3);
  server.isFailing = true;
  const before = polls();
  await pass(QUARTER);
  expect(polls() - before).toBeLessThan(10);
  expect(sessionStorage.getItem(STEPS_KEY)).toBeNull();
});

test('A35: a city without live data is not taken for a stuck page', async () => {
  const { polls } = display(() => undefined, { features: { vehicles: false, parking: false } });
  await pass(LONG_ENOUGH);
  expect(polls()).toBe(0);
  expect(sessionStorage.getItem(STEPS_KEY)).toBeNull();
});

test('A35, A45: a display that is switched off polls nothing and is not taken for a stuck page', async () => {
  const orders = { disabled: false };
  const { polls } = display((path) =>
    path === '/screens.json' ? Response.json(orders) : undefined,
  );
  await pass(MINUTE);
  orders.disabled = true;
  await pass(6 * MINUTE);
  expect(screen.getByText(en.display.off)).toBeTruthy();
  const before = polls();
  await pass(LONG_ENOUGH);
  expect(polls()).toBe(before);
  orders.disabled = false;
  await pass(6 * MINUTE);
  expect(polls()).toBeGreaterThan(before);
  expect(sessionStorage.getItem(STEPS_KEY)).toBeNull();
});

test('A35: a display whose polls never end takes one step after another', async () => {
  const server = { isSilent: false };
  const { reloadChecks } = display(
    (path) =>
      server.isSilent && path.includes('getvehicles') ? new Promise<Response>(() => {}) : undefined,
    { features: { vehicles: true, parking: false } },
  );
  await pass(MINUTE);
  expect(sessionStorage.getItem(STEPS_KEY)).toBeNull();
  server.isSilent = true;
  await pass(3 * MINUTE);
  expect(sessionStorage.getItem(STEPS_KEY)).toMatch(/ [3-9]$/);
  expect(reloadChecks()).toBeGreaterThan(0);
});
