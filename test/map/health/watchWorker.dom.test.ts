import { beforeEach, expect, test, vi } from 'vitest';

import { watchWorker } from '../../../src/map/health/watchWorker.ts';

beforeEach(() => vi.useFakeTimers());
/** Watches a fake worker that does not answer pings until `answers` is called. */
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
    onUnresponsive: () => events.push('silent'),
    onAnswer: () => events.push('answer'),
  });
  watch.start();
  const answers = () => {
    isAlive = true;
    for (const resolve of waiting) resolve(true);
    waiting = [];
  };
  const counted = (name: string) => events.filter((event) => event === name).length;
  return { watch, events, answers, counted };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('R40: a worker that answers in time is not reported', async () => {
  const { events, answers } = aWorker();
  await pass(10);
  answers();
  await pass(600);
  expect(events).toEqual(['answer']);
});

test('R40: a worker that does not answer is reported within half a minute, then the map is recreated', async () => {
  const { events, answers } = aWorker();
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

test('R40: while the worker does not answer the map is recreated with back-off up to 5 minutes', async () => {
  const { counted } = aWorker();
  await pass(1800);
  const inHalfAnHour = counted('recreated');
  expect(inHalfAnHour).toBeGreaterThan(4);
  await pass(3600);
  expect(counted('recreated') - inHalfAnHour).toBeLessThanOrEqual(12);
});

test('R40: a late answer ends the failure, and the map is not recreated', async () => {
  const { events, answers } = aWorker();
  await pass(20);
  answers();
  await pass(600);
  expect(events).toEqual(['silent', 'answer']);
});

test('R40: when the worker could not be loaded the map is recreated, at once when online again', async () => {
  const { watch, events } = aWorker();
  watch.failed();
  globalThis.dispatchEvent(new Event('online'));
  expect(events).toEqual(['silent', 'recreated']);
  watch.stop();
});

test('R40: a manual retry runs at once', async () => {
  const { watch, events } = aWorker();
  await pass(15);
  watch.retry();
  expect(events).toEqual(['silent', 'recreated']);
  watch.stop();
});

test.each(['forget', 'stop'] as const)(
  'R40: the worker of a removed map (%s) is not reported',
  async (end) => {
    const { watch, events } = aWorker();
    watch[end]();
    await pass(600);
    expect(events).toEqual([]);
  },
);

test('R40: no map is recreated while the map pauses', async () => {
  const { watch, events } = aWorker();
  await pass(15);
  watch.forget();
  watch.rest();
  await pass(600);
  expect(events).toEqual(['silent']);
});
