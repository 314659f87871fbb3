// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { BusesNearStop } from '../../../src/features/watch/BusesNearStop.tsx';
import { approachesOf } from '../../../src/features/watch/approaches.ts';
import type { Approach } from '../../../src/features/watch/approaches.ts';
import { useApproachAnnouncements } from '../../../src/features/watch/useApproachAnnouncements.ts';
import { START, busAt, feedOf } from '../../support/feeds.ts';
import { render } from '../../support/render.tsx';

const LATE = 60_000;
const stop = {
  stopID: '0100',
  intersection: 'University & Park',
  latitude: START.lat,
  longitude: START.lon,
  routes: ['03'],
  destinations: [],
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The buses that are near after answers at these seconds, in which the bus was so many metres on. */
const near = (...places: [seconds: number, metres: number][]): Approach[] => {
  const nextStop = stop.intersection;
  const feed = feedOf(
    ...places.map(([at, metres]) => ({ at, vehicles: [busAt(metres, { nextStop })] })),
  );
  return approachesOf({ stopID: stop.stopID, destination: null }, stop, feed, [stop]);
};

function Told({ approaches }: { approaches: readonly Approach[] }) {
  useApproachAnnouncements({
    approaches,
    now: 0,
    lateAfter: LATE,
    pageTitle: 'City',
    isNotifying: false,
  });
  return null;
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const TITLE = '03 near University & Park · City';

test('R16: the title of a page that is polled no more does not say for ever that a bus is near', async () => {
  const { rerender } = render(<Told approaches={near([0, 0])} />);
  expect(document.title).toBe(TITLE);
  await wait(LATE - 1000);
  rerender(<Told approaches={near([0, 0], [59, 40])} />);
  await wait(LATE - 1000);
  expect(document.title, 'told anew').toBe(TITLE);
  await wait(1000);
  expect(document.title).toBe('City');
  rerender(<Told approaches={near([0, 0], [59, 40], [200, 80])} />);
  expect(document.title, 'polled again').toBe(TITLE);
  rerender(<Told approaches={[]} />);
  expect(document.title).toBe('City');
});

test('R16: a bus that stands one stop ahead for minutes is not told in the title as if it came', () => {
  const { rerender } = render(<Told approaches={near([0, 0], [30, 50], [329, 50])} />);
  expect(document.title).toBe(TITLE);
  rerender(<Told approaches={near([0, 0], [30, 50], [330, 50])} />);
  expect(document.title).toBe('City');
  rerender(<Told approaches={near([0, 0], [30, 50], [330, 50], [340, 90])} />);
  expect(document.title).toBe(TITLE);
});

test('R17: beside a bus that is near it is said that it has not moved for minutes', () => {
  const list = (approaches: readonly Approach[]) => (
    <BusesNearStop approaches={approaches} colorOf={() => '#1a6fb5'} onSelect={() => {}} />
  );
  const { rerender } = render(list(near([0, 0], [30, 50], [300, 50])));
  expect(screen.queryByText(/not moved/)).toBeNull();
  rerender(list(near([0, 0], [30, 50], [390, 50])));
  expect(screen.getByText('It has not moved for 6 min.')).toBeTruthy();
});
