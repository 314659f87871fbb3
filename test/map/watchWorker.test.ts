// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { watchWorker } from '../../src/map/watchWorker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A worker that answers from the moment `answers` is called; until then each ping waits in vain. */
function aWorker() {
  const events: string[] = [];
  let waiting: ((hasAnswered: boolean) => void)[] = [];
  let isAlive = false;
  const watch = watchWorker({
    ping: (limit) =>
      new Promise((resolve) => {
        if (isAlive) resolve(true);
        else {
          waiting.push(resolve);
          setTimeout(() => resolve(false), limit);
        }
      }),
    recreate() {
      events.push('recreated');
      watch.start();
    },
    onSilent: () => events.push('silent'),
    onAnswer: () => events.push('answer'),
  });
  const answers = () => {
    isAlive = true;
    for (const resolve of waiting) resolve(true);
    waiting = [];
  };
  const counted = (name: string) => events.filter((event) => event === name).length;
  return { watch, events, answers, counted };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('R40: a worker that answers in time is not mentioned', async () => {
  const { watch, events, answers } = aWorker();
  watch.start();
  await pass(10);
  answers();
  await pass(600);
  expect(events).toEqual(['answer']);
});

test('R40: a silent worker is said so within half a minute, then recreated', async () => {
  const { watch, events, answers } = aWorker();
  watch.start();
  await pass(29);
  expect(events).toEqual(['silent']);
  await pass(20);
  expect(events).toContain('recreated');
  answers();
  await pass(0);
  expect(events.at(-1)).toBe('answer');
  const before = [...events];
  await pass(600);
  expect(events).toEqual(before);
});

test('R40: a worker that stays silent is recreated ever more rarely, at most every 5 minutes', async () => {
  const { watch, counted } = aWorker();
  watch.start();
  await pass(1800);
  const inHalfAnHour = counted('recreated');
  expect(inHalfAnHour).toBeGreaterThan(4);
  await pass(3600);
  expect(counted('recreated') - inHalfAnHour).toBeLessThanOrEqual(12);
});

test('R40: a worker that answers late ends the failure, and is not recreated', async () => {
  const { watch, events, answers } = aWorker();
  watch.start();
  await pass(20);
  answers();
  await pass(600);
  expect(events).toEqual(['silent', 'answer']);
});

test('R40: a worker that could not be loaded is recreated too, at once when online again', async () => {
  const { watch, events } = aWorker();
  watch.start();
  watch.failed();
  globalThis.dispatchEvent(new Event('online'));
  expect(events).toEqual(['silent', 'recreated']);
  watch.stop();
});

test('R40: another try is made at once', async () => {
  const { watch, events } = aWorker();
  watch.start();
  await pass(15);
  watch.retry();
  expect(events).toEqual(['silent', 'recreated']);
  watch.stop();
});

test.each(['forget', 'stop'] as const)(
  'R40: the worker of a map that is gone (%s) is not missed',
  async (end) => {
    const { watch, events } = aWorker();
    watch.start();
    watch[end]();
    await pass(600);
    expect(events).toEqual([]);
  },
);

test('R40: no map is recreated while none is wanted', async () => {
  const { watch, events } = aWorker();
  watch.start();
  await pass(15);
  watch.forget();
  watch.rest();
  await pass(600);
  expect(events).toEqual(['silent']);
});
