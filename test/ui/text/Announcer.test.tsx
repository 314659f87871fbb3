import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { Announcer, useAnnounce } from '../../../src/ui/text/Announcer.tsx';

beforeEach(() => void vi.useFakeTimers());
/** A page with an announcer, and the content of its live region. */
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
    announced: () => [...region.children].map(({ textContent }) => textContent),
  };
}

test('R21: sentences announced at the same moment are all in the live region, each in its own node', () => {
  const { say, announced, region } = aPage();
  say('Bus 12: next stop Park.', 'Route 03: live.');
  expect(announced()).toEqual(['Bus 12: next stop Park.', 'Route 03: live.']);
  expect(region.getAttribute('aria-atomic')).toBe('false');
});

test('R21: a sentence announced a moment later does not replace the first', () => {
  const { say, announced } = aPage();
  say('Bus 12: next stop Park.');
  vi.advanceTimersByTime(300);
  say('Route 03: live.');
  expect(announced()).toEqual(['Bus 12: next stop Park.', 'Route 03: live.']);
});

test('R16, R21: a repeated sentence is a new node, so that it is read again', () => {
  const { say, announced, region } = aPage();
  say('Link copied.');
  const first = region.firstElementChild;
  vi.advanceTimersByTime(5_000);
  say('Link copied.');
  expect(announced()).toEqual(['Link copied.']);
  expect(region.firstElementChild).not.toBe(first);
});

test('R21: old sentences are removed from the live region', () => {
  const { say, announced } = aPage();
  for (let nth = 0; nth < 100; nth += 1) {
    say(`${nth} results`);
    vi.advanceTimersByTime(2_000);
  }
  expect(announced()).toEqual(['99 results']);
});
