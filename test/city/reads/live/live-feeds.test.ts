import { expect, test } from 'vitest';

import { liveFeeds, routesByState } from '../../../../src/city/reads/live/live-feeds.ts';
import { theSettings } from '../../../support/builders.ts';
import { busAt, feedOf, SECOND } from '../../../support/feeds/feeds.ts';

const { staleness } = theSettings();
const read = (routeID: string, ...vehicles: ReturnType<typeof busAt>[]) => ({
  route: { routeID, name: routeID, color: '#123456' },
  read: { answer: feedOf({ at: 0, vehicles }) },
});

test('R11, R18: a route without buses has loaded, but is not among those with live buses', () => {
  const reads = [read('01', busAt(0)), read('02')];
  expect(liveFeeds(reads, 10 * SECOND, staleness)).toEqual([reads[0]?.read.answer]);
  expect(liveFeeds(reads, 61 * SECOND, staleness)).toEqual([]);
  expect(routesByState(reads, ['live', 'empty'], ['01', '02'])).toEqual(
    new Map([['loaded', ['01', '02']]]),
  );
});
