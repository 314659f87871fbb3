import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '../../src/api/ApiError.ts';
import { startPage } from '../../src/audiences/startPage.tsx';
import { ChunkLoadError } from '../../src/lib/loading/ChunkLoadError.ts';
import { FAILED_EVENT, STARTED_EVENT } from '../../src/lib/names/start-names.ts';
import { ANY, like } from '../support/phrases.ts';
import { en, es } from '../support/words/catalogs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => document.body.replaceChildren());

const NO_SETTINGS = new ApiError('unreachable', 'no answer');

/** Starts a page that first throws each of `failures`; returns how often it has tried. */
async function starting(failures: readonly Error[], lang = 'en') {
  const tried: { times: number; errors: unknown[] } = { times: 0, errors: [] };
  const container = document.createElement('div');
  document.body.append(container);
  await act(async () => {
    startPage(container, Promise.resolve(lang), async () => {
      const failure = failures[tried.times];
      tried.times += 1;
      if (failure !== undefined) throw failure;
      return { page: <h1>The board</h1>, isStarted: true };
    }).catch((error: unknown) => tried.errors.push(error));
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

test("A12: after a night without a network the page starts within 15 seconds of the network's return", async () => {
  const failures = Array.from({ length: 10_000 }, () => NO_SETTINGS);
  const tried = await starting(failures);
  await pass(12 * 3600);
  expect(tried.times).toBeGreaterThan(8000);
  expect(tried.times).toBeLessThan(9000);
  expect(hasStarted()).toBe(false);
  failures.length = 0;
  await pass(15);
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

test('R33: the boot script is notified once the page says why it does not start', async () => {
  const heard = vi.fn<() => void>();
  window.addEventListener(STARTED_EVENT, heard, { once: true });
  await starting([NO_SETTINGS]);
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

test.each([
  ['script that could not be loaded', new ChunkLoadError('no module')],
  ['mistake in the page', new TypeError('undefined is not a function')],
])(
  'R33: after a %s the page tells the boot script and does not try again itself',
  async (_, error) => {
    const heard = vi.fn<() => void>();
    window.addEventListener(FAILED_EVENT, heard, { once: true });
    const tried = await starting([error]);
    expect(heard).toHaveBeenCalledOnce();
    expect(tried.errors).toEqual([error]);
    await pass(600);
    expect(tried.times).toBe(1);
  },
);
