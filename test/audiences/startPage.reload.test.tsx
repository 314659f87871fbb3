// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ApiError } from '../../src/api/ApiError.ts';
import { startPage } from '../../src/audiences/startPage.tsx';
import { ChunkLoadError } from '../../src/lib/ChunkLoadError.ts';
import { STARTED_EVENT } from '../../src/lib/startedEvent.ts';
import { en } from '../../src/lib/words/en.ts';
import { es } from '../../src/lib/words/es.ts';
import { ANY, like } from '../support/phrases.ts';

/** Makes the browser report that the page was opened just now, and how. */
function openedBy(type: 'navigate' | 'reload') {
  const opened = Date.now();
  vi.stubGlobal('performance', {
    now: () => Date.now() - opened,
    getEntriesByType: () => [{ type }],
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  openedBy('navigate');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const NO_SETTINGS = new ApiError('unreachable', 'no answer');

/** Starts a page that first throws each of `failures`; returns how often it has tried. */
async function starting(failures: readonly Error[], lang = 'en') {
  const tried = { times: 0 };
  const container = document.createElement('div');
  document.body.append(container);
  await act(async () => {
    void startPage(container, lang, async () => {
      const failure = failures[tried.times];
      tried.times += 1;
      if (failure !== undefined) throw failure;
      return { page: <h1>The board</h1>, isStarted: true };
    });
    await vi.advanceTimersByTimeAsync(0);
  });
  return tried;
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const hasStarted = () => screen.queryByRole('heading', { name: 'The board' }) !== null;

test('R25: a page whose settings cannot be loaded says so, and starts when they can', async () => {
  const tried = await starting([NO_SETTINGS]);
  expect(
    screen.getByText(en.failures.part('Curbside (curbside.json)', en.failures.unreachable)),
  ).toBeTruthy();
  expect(hasStarted()).toBe(false);
  await pass(6);
  expect(hasStarted()).toBe(true);
  expect(screen.queryByText(like(en.failures.part(ANY, ANY)))).toBeNull();
  await pass(600);
  expect(tried.times).toBe(2);
});

test("A12: after a night without a network the page starts within 30 seconds of the network's return", async () => {
  const failures = Array.from({ length: 2000 }, () => NO_SETTINGS);
  const tried = await starting(failures);
  await pass(12 * 3600);
  expect(tried.times).toBeGreaterThan(1000);
  expect(tried.times).toBeLessThan(1500);
  expect(hasStarted()).toBe(false);
  failures.length = 0;
  await pass(30);
  expect(hasStarted()).toBe(true);
});

test('R25: the retry button tries at once and shows that the page is loading', async () => {
  const tried = await starting([NO_SETTINGS, NO_SETTINGS]);
  fireEvent.click(screen.getByRole('button', { name: en.page.retry }));
  expect(tried.times).toBe(1);
  expect(screen.getByText(en.page.loading)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(tried.times).toBe(2);
  expect(screen.getByText(like(en.failures.part(ANY, ANY)))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: en.page.retry }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(hasStarted()).toBe(true);
});

test.each([
  ['its page', []],
  ['why it does not start', [NO_SETTINGS]],
])('R33: the boot script is notified once %s is rendered', async (_, failures) => {
  const heard = vi.fn<() => void>();
  window.addEventListener(STARTED_EVENT, heard, { once: true });
  await starting(failures);
  expect(heard).toHaveBeenCalledOnce();
});

test('R23: a page that cannot start says so in the chosen language', async () => {
  await starting([NO_SETTINGS], 'es');
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  expect(screen.getByRole('button', { name: es.page.retry })).toBeTruthy();
  expect(document.documentElement.lang).toBe('es');
});

describe('code that cannot be loaded', () => {
  const reload = vi.fn<() => void>();
  const network = { isThere: false };
  const NO_CODE = Array.from({ length: 1000 }, () => new TypeError('no module'));
  beforeEach(() => {
    reload.mockClear();
    network.isThere = false;
    vi.stubGlobal('location', { href: 'http://display.test/', reload });
    vi.stubGlobal('fetch', async () => {
      if (!network.isThere) throw new TypeError('no network');
      return new Response('');
    });
  });

  test('A34: reloads the page once the server can be reached', async () => {
    await starting(NO_CODE);
    expect(screen.getByText(en.page.partFailed('Curbside'))).toBeTruthy();
    await pass(600);
    expect(reload).not.toHaveBeenCalled();
    network.isThere = true;
    await pass(30);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('R33: a script that failed is not requested again: the page says so and offers a reload', async () => {
    const tried = await starting([new ChunkLoadError('no module')]);
    expect(screen.getByText(en.failures.part('Curbside', en.failures.chunk))).toBeTruthy();
    await pass(600);
    expect(tried.times).toBe(1);
    openedBy('reload');
    network.isThere = true;
    fireEvent.click(screen.getByRole('button', { name: en.page.reload }));
    await pass(0);
    expect(reload).toHaveBeenCalledOnce();
    expect(tried.times).toBe(1);
  });

  test('A32: a page that was just reloaded waits a minute before it reloads again', async () => {
    openedBy('reload');
    network.isThere = true;
    await starting(NO_CODE);
    await pass(50);
    expect(reload).not.toHaveBeenCalled();
    await pass(60);
    expect(reload).toHaveBeenCalled();
  });
});
