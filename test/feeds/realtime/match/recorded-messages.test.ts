import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { decodeFeedMessage } from '../../../../src/feeds/realtime/decodeFeedMessage.ts';
import type { FeedMessage } from '../../../../src/feeds/realtime/FeedMessage.ts';
import { createTripMatcher } from '../../../../src/feeds/realtime/match/createTripMatcher.ts';
import { runSteps } from '../../../../src/lib/steps.ts';
import { importRealFeed, realFeedPath, skipNote } from '../../../support/gtfs/real-feeds.ts';
import { smallSnapshot } from '../../../support/realtime/small-snapshot.ts';

const kingCounty = realFeedPath('king-county-metro/vehicle-positions-1.pb');
const ember = realFeedPath('ember-small');

describe.skipIf(kingCounty === null)(`King County Metro${skipNote(kingCounty)}`, () => {
  /** A snapshot with the routes of the message, without trips. */
  function snapshotOf({ vehicles }: FeedMessage) {
    const small = smallSnapshot();
    const [route] = small.routes;
    const [stop] = small.stops;
    if (route === undefined || stop === undefined) throw new Error('no route');
    return {
      ...small,
      routes: [...new Set(vehicles.map(({ routeID }) => routeID))].map((routeID) => ({
        ...route,
        routeID: `route ${routeID}`,
        gtfsRouteIDs: [routeID],
      })),
      stops: [{ ...stop, lat: 47.5, lon: -122.2 }],
      patterns: [],
      trips: { ids: [], patterns: [], services: [], starts: [], wheelchairs: [], bikes: [] },
    };
  }

  test('S7: every vehicle of a real message is on its route', () => {
    const message = decodeFeedMessage(readFileSync(kingCounty ?? ''));
    const snapshot = snapshotOf(message);
    const match = runSteps(
      createTripMatcher(snapshot).matchSteps(message, { now: message.madeAt ?? 0 }),
    );
    expect(message.vehicles).toHaveLength(627);
    expect(snapshot.routes).toHaveLength(110);
    const { tooOld, ...others } = match.leftOut;
    expect(match.matched + tooOld).toBe(627);
    expect(Object.values(others)).toEqual(Object.values(others).map(() => 0));
    expect(match.trips).toEqual({ inService: match.matched, withoutTrip: match.matched });
    expect(match.reportedAt).toBe(Date.UTC(2021, 8, 2, 15, 31, 56));
    expect(tooOld).toBe(29);
  });
});

describe.skipIf(ember === null)(`Ember${skipNote(ember)}`, () => {
  /** The bodies of a recorded exchange. They also have trip updates and alerts. */
  const bodies = () =>
    readFileSync(`${ember}/ember_gtfsr.vcr.yml`, 'utf8')
      .split('!!binary |')
      .slice(1)
      .map((part) => /^(?:\n {8}\S+)+/.exec(part)?.[0] ?? '')
      .map((base64) => Buffer.from(base64.replaceAll(/\s/g, ''), 'base64'));

  test('S7: the vehicles of a recorded exchange are matched to the published trips', async () => {
    const { snapshot } = await importRealFeed(ember ?? '', '20240118');
    const [message, ...others] = bodies().map((body) => decodeFeedMessage(body));
    expect(message?.vehicles).toHaveLength(9);
    expect(others).toHaveLength(1);
    if (message === undefined) return;
    const match = runSteps(
      createTripMatcher(snapshot).matchSteps(message, { now: message.madeAt ?? 0 }),
    );
    // The others are on trips that the timetable does not have, or outside of its area.
    expect(match).toMatchObject({ matched: 4, leftOut: { withoutRoute: 4, farAway: 1 } });
    // The published shapes are only the first meters of each line, so no next stop is known.
    const known = { nextStop: '', bikeRack: true, wheelChairAccessible: true };
    expect(match.ofRoute('Ember')).toMatchObject([
      { vehicleID: 'SG23 ORV', direction: 'Edinburgh', ...known },
      { vehicleID: 'SG23 ORO', direction: 'Edinburgh', ...known },
      { vehicleID: 'SG22 LTV', direction: 'Dundee', ...known },
      { vehicleID: 'SG22 LTX', direction: 'Dundee', ...known },
    ]);
  });
});
