import { act, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '../../../../src/api/ApiError.ts';
import { FeedLine } from '../../../../src/features/vehicles/feed/FeedLine.tsx';
import type { RouteFeed } from '../../../../src/features/vehicles/feed/route-feed.ts';
import { VehicleList } from '../../../../src/features/vehicles/list/VehicleList.tsx';
import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { ReadNotice } from '../../../../src/ui/panels/ReadNotice.tsx';
import { theSettings } from '../../../support/builders.ts';
import { SECOND, busAt, feedOf } from '../../../support/feeds/feeds.ts';
import { render } from '../../../support/page/render.tsx';
import { stubIntersectionObserver } from '../../../support/page/stubIntersectionObserver.ts';
import { en } from '../../../support/words/catalogs.ts';

const { staleness } = theSettings();
const route = { routeID: '03', name: 'East Towne', color: '#0a5cc2' };
const noop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  stubIntersectionObserver();
});
const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * SECOND));

/** Renders a part of the page. Returns a function that gives its number of renders. */
function counting(part: ReactElement): () => number {
  let renders = 0;
  render(
    <Profiler id="part" onRender={() => (renders += 1)}>
      {part}
    </Profiler>,
  );
  return () => renders;
}

/** A feed that last answered `ago` seconds ago. Its bus had then been stopped for ten minutes. */
function standing(ago: number): RouteFeed {
  const at = monotonicNow() / SECOND - ago;
  const answer = feedOf(
    { at: at - 630, vehicles: [busAt(0)], timestamp: 'a' },
    { at: at - 600, vehicles: [busAt(50)], timestamp: 'b' },
    { at, vehicles: [busAt(50)], timestamp: 'c' },
  );
  return { route, read: { answer, receivedAt: answer.receivedAt } };
}

test('R11: the list of buses re-renders only when one of its texts changes', () => {
  const feed = standing(70);
  const renders = counting(<VehicleList feeds={[feed]} staleness={staleness} onSelect={noop} />);
  const { delayed, delayedHidden } = en.vehicles.state;
  expect(screen.getByText(delayed('1 min'))).toBeTruthy();
  const before = renders();
  wait(45);
  expect(renders() - before).toBe(0);
  wait(10);
  expect(screen.getByText(delayedHidden('2 min'))).toBeTruthy();
  expect(renders() - before).toBe(1);
});

test('R11: a change of a feed’s age does not re-render the rows of its buses', () => {
  const isDimmed = vi.fn<() => boolean>(() => false);
  const feed = standing(0);
  counting(
    <VehicleList feeds={[feed]} staleness={staleness} onSelect={noop} isDimmed={isDimmed} />,
  );
  const before = isDimmed.mock.calls.length;
  wait(20);
  expect(screen.getByText(/20 sec/)).toBeTruthy();
  expect(isDimmed.mock.calls.length - before).toBe(0);
});

test('R11: the feed line does not re-render while its text is the same', () => {
  const failure = { error: new ApiError('timeout', 'no answer'), since: monotonicNow() };
  const renders = counting(
    <FeedLine
      feeds={[{ route, read: { failure } }]}
      staleness={staleness}
      pollEvery={10 * SECOND}
      isAnnouncedOnly={false}
      onOpen={noop}
    />,
  );
  expect(screen.getByRole('button').textContent).toContain(en.feed.unreachable);
  const before = renders();
  wait(50);
  expect(renders() - before).toBe(0);
});

test('R25: a failure notice whose age is in minutes re-renders once a minute', async () => {
  const renders = counting(
    <ReadNotice
      part="Stops"
      read={{
        failure: { error: new ApiError('timeout', 'no answer') },
        receivedAt: monotonicNow() - 61 * SECOND,
      }}
      onRetry={noop}
    />,
  );
  // The clock of the notice is code of its own.
  await act(() => import('../../../../src/ui/panels/StaleSentence.tsx'));
  const before = renders();
  wait(55);
  expect(renders() - before).toBe(0);
  wait(10);
  expect(renders() - before).toBe(1);
});

/** A feed of a route whose buses are stopped. */
function feedOfRoute(routeID: string, buses: number): RouteFeed {
  const vehicles = Array.from({ length: buses }, (_, index) =>
    busAt(50 * index, { vehicleID: `${routeID}${index}` }),
  );
  const answer = feedOf({ at: monotonicNow() / SECOND, vehicles });
  return { route: { ...route, routeID }, read: { answer, receivedAt: answer.receivedAt } };
}

test('R7: the rows of several routes fill the first screen from the top, so that none is pushed down', () => {
  const feeds = [
    feedOfRoute('03', 6),
    feedOfRoute('05', 16),
    feedOfRoute('07', 16),
    feedOfRoute('09', 16),
  ];
  render(<VehicleList feeds={feeds} staleness={staleness} onSelect={noop} />);
  const rowsOf = () =>
    screen.getAllByRole('list').map((list) => within(list).queryAllByRole('listitem').length);
  const first = rowsOf();
  // Header, tabs and filters take three eighths of a window as low as this one.
  const screenful = Math.ceil((0.625 * window.innerHeight) / 56);
  // Up to 40 rows follow after the first paint, and some of each other route.
  expect(first).toEqual([6, screenful - 6]);
  wait(1);
  expect(rowsOf()).toEqual([6, 16, 16, 4]);
});
