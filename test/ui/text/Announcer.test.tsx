// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Announcer, useAnnounce } from '../../../src/ui/text/Announcer.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A page that has things said, and what its live region holds. */
function aPage() {
  let say = (_sentence: string) => {};
  function Page() {
    say = useAnnounce();
    return null;
  }
  render(
    <Announcer>
      <Page />
    </Announcer>,
  );
  const region = screen.getByRole('status');
  return {
    say: (...sentences: string[]) => act(() => sentences.forEach((sentence) => say(sentence))),
    region,
    said: () => [...region.children].map(({ textContent }) => textContent),
  };
}

test('R21: what is said at the same moment is all said, each in its own node', () => {
  const { say, said, region } = aPage();
  say('Bus 12: next stop Park.', 'Route 03: live.');
  expect(said()).toEqual(['Bus 12: next stop Park.', 'Route 03: live.']);
  expect(region.getAttribute('aria-atomic')).toBe('false');
});

test('R21: what is said a moment later takes nothing away', () => {
  const { say, said } = aPage();
  say('Bus 12: next stop Park.');
  vi.advanceTimersByTime(300);
  say('Route 03: live.');
  expect(said()).toEqual(['Bus 12: next stop Park.', 'Route 03: live.']);
});

test('R16, R21: the same sentence again is another node, which is heard again', () => {
  const { say, said, region } = aPage();
  say('Link copied.');
  const first = region.firstElementChild;
  vi.advanceTimersByTime(5_000);
  say('Link copied.');
  expect(said()).toEqual(['Link copied.']);
  expect(region.firstElementChild).not.toBe(first);
});

test('R21: of a long day no more is kept than was said last', () => {
  const { say, said } = aPage();
  for (let nth = 0; nth < 100; nth += 1) {
    say(`${nth} results`);
    vi.advanceTimersByTime(2_000);
  }
  expect(said()).toEqual(['99 results']);
});
