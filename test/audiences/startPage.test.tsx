// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ApiError } from '../../src/api/ApiError.ts';
import { startPage } from '../../src/audiences/startPage.tsx';
import { ChunkLoadError } from '../../src/lib/ChunkLoadError.ts';
import { STARTED_EVENT } from '../../src/lib/startedEvent.ts';
import { en } from '../../src/lib/words/en.ts';

/** A page that was opened just now, in the way that the browser tells it. */
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

/** A page that starts when `failures` have been thrown, and how often it was tried. */
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

test('R25: a page whose settings do not come says so, and starts when they do', async () => {
  const tried = await starting([NO_SETTINGS]);
  expect(
    screen.getByText('Curbside (curbside.json) could not be loaded: no answer from the service.'),
  ).toBeTruthy();
  expect(hasStarted()).toBe(false);
  await pass(6);
  expect(hasStarted()).toBe(true);
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  await pass(600);
  expect(tried.times).toBe(2);
});

test('A12: after a night without a network it starts within half a minute of its return', async () => {
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

test('R25: whoever presses need not wait, and sees that something is done', async () => {
  const tried = await starting([NO_SETTINGS, NO_SETTINGS]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tried.times).toBe(1);
  expect(screen.getByText('Loading…')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(tried.times).toBe(2);
  expect(screen.getByText(/could not be loaded/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(hasStarted()).toBe(true);
});

test.each([
  ['its page', []],
  ['why it does not start', [NO_SETTINGS]],
])('R33: tells the boot script once %s is rendered', async (_, failures) => {
  const heard = vi.fn<() => void>();
  window.addEventListener(STARTED_EVENT, heard, { once: true });
  await starting(failures);
  expect(heard).toHaveBeenCalledOnce();
});

test('R23: it is said in the language that is asked for', async () => {
  await starting([NO_SETTINGS], 'es');
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('es');
});

describe('code that does not come', () => {
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

  test('A34: reloads the page, but not before that can be had', async () => {
    await starting(NO_CODE);
    expect(screen.getByText('Curbside stopped working.')).toBeTruthy();
    await pass(600);
    expect(reload).not.toHaveBeenCalled();
    network.isThere = true;
    await pass(30);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('R33: a script that failed is not asked for again: it is said as such, and a reload is offered', async () => {
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

  test('A32: a page that came by a reload is not reloaded for a minute', async () => {
    openedBy('reload');
    network.isThere = true;
    await starting(NO_CODE);
    await pass(50);
    expect(reload).not.toHaveBeenCalled();
    await pass(60);
    expect(reload).toHaveBeenCalled();
  });
});
