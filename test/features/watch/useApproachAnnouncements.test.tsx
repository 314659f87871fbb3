import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { approachesOf } from '../../../src/features/watch/approaches.ts';
import type { Approach } from '../../../src/features/watch/approaches.ts';
import { BusesNearStop } from '../../../src/features/watch/card/BusesNearStop.tsx';
import { useApproachAnnouncements } from '../../../src/features/watch/useApproachAnnouncements.ts';
import { en } from '../../../src/lib/words/en/words.ts';
import { START, busAt, feedOf } from '../../support/feeds/feeds.ts';
import { render } from '../../support/page/render.tsx';

const LATE = 60_000;
const stop = {
  stopID: '0100',
  intersection: 'University & Park',
  latitude: START.lat,
  longitude: START.lon,
  routes: ['03'],
  destinations: [],
};

beforeEach(() => void vi.useFakeTimers());
/** The buses that are near after answers at these times, with the bus at these places. */
const near = (...places: [seconds: number, meters: number][]): Approach[] => {
  const nextStop = stop.intersection;
  const feed = feedOf(
    ...places.map(([at, meters]) => ({ at, vehicles: [busAt(meters, { nextStop })] })),
  );
  return approachesOf({ stopID: stop.stopID, destination: null }, stop, feed, [stop]);
};

function Announcements({ approaches }: { approaches: readonly Approach[] }) {
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
const TITLE = `${en.alerts.title('03', stop.intersection)} · City`;

test('R16: the title of a page that no longer polls stops saying that a bus is near', async () => {
  const { rerender } = render(<Announcements approaches={near([0, 0])} />);
  expect(document.title).toBe(TITLE);
  await wait(LATE - 1000);
  rerender(<Announcements approaches={near([0, 0], [59, 40])} />);
  await wait(LATE - 1000);
  expect(document.title, 'after a new report').toBe(TITLE);
  await wait(1000);
  expect(document.title).toBe('City');
  rerender(<Announcements approaches={near([0, 0], [59, 40], [200, 80])} />);
  expect(document.title, 'polled again').toBe(TITLE);
  rerender(<Announcements approaches={[]} />);
  expect(document.title).toBe('City');
});

test('R16: a nearby bus that has been stopped for minutes is not in the title', () => {
  const { rerender } = render(<Announcements approaches={near([0, 0], [30, 50], [329, 50])} />);
  expect(document.title).toBe(TITLE);
  rerender(<Announcements approaches={near([0, 0], [30, 50], [330, 50])} />);
  expect(document.title).toBe('City');
  rerender(<Announcements approaches={near([0, 0], [30, 50], [330, 50], [340, 90])} />);
  expect(document.title).toBe(TITLE);
});

test('R17: the list of nearby buses says that a bus has not moved for minutes', () => {
  const list = (approaches: readonly Approach[]) => (
    <BusesNearStop approaches={approaches} colorOf={() => '#1a6fb5'} onSelect={() => {}} />
  );
  const { container, rerender } = render(list(near([0, 0], [30, 50], [300, 50])));
  expect(container.querySelector('small')).toBeNull();
  rerender(list(near([0, 0], [30, 50], [390, 50])));
  expect(screen.getByText(en.vehicles.notMoving('6 min'), { selector: 'small' })).toBeTruthy();
});
