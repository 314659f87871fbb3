import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { decodeFeedMessage } from '../../../src/feeds/realtime/decodeFeedMessage.ts';
import { runSteps } from '../../../src/lib/steps.ts';
import { createTripMatcher } from '../../../src/transit/positions/createTripMatcher.ts';
import { importRealFeed, realFeedPath, skipNote } from '../../support/gtfs/real-feeds.ts';

const feed = realFeedPath('halifax/gtfs.zip', 'times');
const recorded = realFeedPath('halifax/vehicle-positions.pb', 'times');
const RECORDED_AT = Date.parse('2025-11-06T21:03:05Z');

test.skipIf(feed === null || recorded === null)(
  `F42: the buses on added trips in Halifax have a destination${skipNote(recorded)}`,
  async () => {
    const { snapshot } = await importRealFeed(feed ?? '', '20251106');
    const message = decodeFeedMessage(readFileSync(recorded ?? ''));
    const matcher = createTripMatcher(snapshot);
    const match = runSteps(matcher.matchSteps(message, { now: RECORDED_AT }));
    expect([match.matched, match.trips]).toEqual([287, { inService: 288, withoutTrip: 5 }]);
    const added = match.ofRoute('3').find(({ vehicleID }) => vehicleID === '1155');
    expect(added).toMatchObject({ direction: 'BURNSIDE VIA BRIDGE TERMINAL', nextStop: '' });
  },
);
