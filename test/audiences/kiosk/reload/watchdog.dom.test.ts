import { beforeEach, describe, expect, test, vi } from 'vitest';

import { startWatchdog } from '../../../../src/audiences/kiosk/reload/watchdog.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let opened = 0;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 18) });
  opened = Date.now();
  vi.stubGlobal('performance', { now: () => Date.now() - opened });
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('A35: the watchdog', () => {
  const taken: string[] = [];
  /** Frames that the page has requested while it didn't paint. */
  const waiting: (() => void)[] = [];
  const resumePainting = () => {
    page.isPainting = true;
    for (const onFrame of waiting.splice(0)) onFrame();
  };
  /** A page that polls well, each 10 s. */
  const inTenSeconds = (): number | null => performance.now() + 10_000;
  const page = { isPainting: true, nextPollDue: inTenSeconds };
  beforeEach(() => {
    taken.length = 0;
    waiting.length = 0;
    Object.assign(page, { isPainting: true, nextPollDue: inTenSeconds });
    vi.stubGlobal('requestAnimationFrame', (onFrame: () => void) => {
      setTimeout(() => {
        if (page.isPainting) onFrame();
        else waiting.push(onFrame);
      }, 16);
      return 1;
    });
    vi.stubGlobal('cancelAnimationFrame', () => {});
  });
  const start = () =>
    startWatchdog({
      pollInterval: 10_000,
      nextPollDue: () => page.nextPollDue(),
      steps: ['refetch', 'rebuild', 'reload'].map((name) => () => taken.push(name)),
    });

  test('leaves a page alone that paints and polls', async () => {
    const stop = start();
    await pass(HOUR);
    expect(taken).toEqual([]);
    stop();
  });

  test('takes one step after another if polls no longer settle', async () => {
    page.nextPollDue = () => 10_000;
    const stop = start();
    await pass(45_000);
    expect(taken).toEqual([]);
    await pass(2 * MINUTE);
    expect(taken).toEqual(['refetch', 'rebuild', 'reload', 'reload']);
    stop();
  });

  test('takes steps if a visible page no longer paints, and starts over with the first step later', async () => {
    const stop = start();
    await pass(MINUTE);
    page.isPainting = false;
    await pass(70_000);
    expect(taken).toEqual(['refetch', 'rebuild']);
    resumePainting();
    await pass(MINUTE);
    expect(taken).toHaveLength(2);
    page.isPainting = false;
    await pass(45_000);
    expect(taken).toEqual(['refetch', 'rebuild', 'refetch']);
    stop();
  });

  test('does not take a hidden page for a frozen one', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    page.isPainting = false;
    const stop = start();
    await pass(HOUR);
    expect(taken).toEqual([]);
    stop();
  });

  test('has a budget of 30 steps a day', async () => {
    page.nextPollDue = () => Number.NEGATIVE_INFINITY;
    const stop = start();
    await pass(5 * HOUR);
    expect(taken).toHaveLength(30);
    await pass(24 * HOUR);
    expect(taken).toHaveLength(60);
    stop();
  });
});
