import { beforeEach, expect, test, vi } from 'vitest';

import { createLossCount } from '../../../src/map/health/loss-count.ts';

beforeEach(() => vi.useFakeTimers());
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

const show = (isShown: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('A22: the third loss in ten minutes is too many, and then counting begins again', () => {
  const losses = createLossCount();
  expect(losses.add()).toBe(false);
  pass(601);
  expect(losses.add()).toBe(false);
  pass(200);
  expect(losses.add()).toBe(false);
  pass(200);
  expect(losses.add()).toBe(true);
  expect(losses.add()).toBe(false);
  losses.stop();
});

test('A22: losses in the background, or told just after it, are not counted', () => {
  const losses = createLossCount();
  for (let round = 0; round < 5; round += 1) {
    show(false);
    expect(losses.add()).toBe(false);
    pass(30);
    show(true);
    pass(1);
    expect(losses.add()).toBe(false);
  }
  pass(5);
  expect(losses.add()).toBe(false);
  expect(losses.add()).toBe(false);
  expect(losses.add()).toBe(true);
  losses.stop();
});
