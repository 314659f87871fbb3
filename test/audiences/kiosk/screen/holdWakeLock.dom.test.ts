import { beforeEach, expect, test, vi } from 'vitest';

import { holdWakeLock } from '../../../../src/audiences/kiosk/screen/holdWakeLock.ts';
import { eventually } from '../../../support/eventually.ts';

const screen = { requests: 0, held: 0, isRefused: false, visibility: 'visible' };

beforeEach(() => {
  Object.assign(screen, { requests: 0, held: 0, isRefused: false, visibility: 'visible' });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    screen.visibility === 'hidden' ? 'hidden' : 'visible',
  );
  vi.stubGlobal('navigator', {
    wakeLock: {
      request: async (type: string) => {
        if (type === 'screen') screen.requests += 1;
        if (screen.isRefused) throw new DOMException('low battery', 'NotAllowedError');
        screen.held += 1;
        return {
          release: async () => {
            screen.held -= 1;
          },
        };
      },
    },
  });
});
/** Hides or shows the page; the browser releases the lock of a hidden page. */
async function turn(visibility: 'hidden' | 'visible') {
  screen.visibility = visibility;
  if (visibility === 'hidden') screen.held = 0;
  document.dispatchEvent(new Event('visibilitychange'));
  await eventually(() => {});
}

test('A38: the screen is kept awake, again after each time that the page was hidden', async () => {
  const stop = holdWakeLock();
  await turn('visible');
  expect(screen.held).toBeGreaterThan(0);
  await turn('hidden');
  const before = screen.requests;
  await turn('hidden');
  expect(screen.requests).toBe(before);
  await turn('visible');
  expect(screen.requests).toBe(before + 1);
  expect(screen.held).toBe(1);
  stop();
  await turn('visible');
  expect(screen).toMatchObject({ requests: before + 1, held: 0 });
});

test('A38: a refusal says nothing, and the next time that the page is visible it asks again', async () => {
  const warn = vi.spyOn(console, 'error');
  screen.isRefused = true;
  const stop = holdWakeLock();
  await turn('visible');
  expect(screen.held).toBe(0);
  expect(warn).not.toHaveBeenCalled();
  screen.isRefused = false;
  await turn('visible');
  expect(screen.held).toBe(1);
  stop();
});

test('A38: a browser without a wake lock is left alone', () => {
  vi.stubGlobal('navigator', {});
  expect(() => holdWakeLock()()).not.toThrow();
});
