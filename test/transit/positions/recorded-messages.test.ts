import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { decodeFeedMessage } from '../../../src/feeds/realtime/decodeFeedMessage.ts';
import { runSteps } from '../../../src/lib/steps.ts';
import { createTripMatcher } from '../../../src/transit/positions/createTripMatcher.ts';
import { importRealFeed, realFeedPath, skipNote } from '../../support/gtfs/real-feeds.ts';

const ember = realFeedPath('ember-small');

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
