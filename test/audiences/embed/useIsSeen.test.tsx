import { focusManager } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { useIsSeen, usePollingWhileSeen } from '../../../src/audiences/embed/useIsSeen.ts';

let observed: Element[] = [];
/** Answers as the browser does when the reader scrolls the host page. */
let scrollTo = (_share: number) => {};

beforeEach(() => {
  observed = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(answer: (entries: { intersectionRatio: number }[]) => void) {
        scrollTo = (share) =>
          act(() => {
            answer([{ intersectionRatio: share }]);
          });
      }
      observe(element: Element) {
        observed.push(element);
      }
      disconnect() {
        observed = [];
      }
    },
  );
});
test('B18: a frame is seen from 1 % on, and not before the browser has answered', () => {
  const { result, unmount } = renderHook(useIsSeen);
  expect(observed).toEqual([document.documentElement]);
  expect(result.current).toBe(false);
  scrollTo(0.01);
  expect(result.current).toBe(true);
  scrollTo(0.009);
  expect(result.current).toBe(false);
  unmount();
  expect(observed).toEqual([]);
});

test('B18: a frame is always seen in a browser that cannot tell', () => {
  vi.unstubAllGlobals();
  expect(renderHook(useIsSeen).result.current).toBe(true);
});

test('B18: React Query treats a frame that is not seen like a hidden page', () => {
  const { rerender, unmount } = renderHook(({ isSeen }) => usePollingWhileSeen(isSeen), {
    initialProps: { isSeen: false },
  });
  expect(focusManager.isFocused()).toBe(false);
  rerender({ isSeen: true });
  expect(focusManager.isFocused()).toBe(true);
  rerender({ isSeen: false });
  expect(focusManager.isFocused()).toBe(false);
  unmount();
  expect(focusManager.isFocused()).toBe(true);
});
