import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useReach } from '../../../src/features/times/useReach.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { arrivalIn, MINUTE } from '../../support/times/departures.ts';

const options = (now: number) => ({
  now,
  liveFor: 120_000,
  shown: 16,
  minutesTo: () => 6,
  isShown: () => true,
});

/** A bus of one trip at a stop that people need six minutes to. */
const feeds = (minutes: number) => {
  const bus = arrivalIn(minutes, { tripID: 'one', scheduledAt: NOON, basis: 'reported' });
  return [{ stopID: '0100', place: 'here', feed: { arrivals: [bus], updatedAt: NOON } }];
};

test('A52: a bus that was out of reach stays so while its delay moves up and down, also after an answer is missing', () => {
  const { result, rerender } = renderHook(
    ({ given, now }) => {
      const { inReach, tooLate } = useReach(given, options(now));
      return [inReach.length, tooLate.length];
    },
    { initialProps: { given: feeds(5), now: NOON } },
  );
  expect(result.current).toEqual([0, 1]);
  rerender({ given: [], now: NOON });
  expect(result.current).toEqual([0, 0]);
  rerender({ given: feeds(7), now: NOON });
  expect(result.current).toEqual([0, 1]);
  // Two minutes later than people need, for a minute.
  rerender({ given: feeds(8.5), now: NOON });
  expect(result.current).toEqual([0, 1]);
  rerender({ given: feeds(9.5), now: NOON + MINUTE });
  expect(result.current).toEqual([1, 0]);
});
