import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { periodAt } from '../../../src/contract/alerts/Alert.ts';
import { decodeFeedMessage } from '../../../src/feeds/realtime/decodeFeedMessage.ts';
import { matchAlerts } from '../../../src/transit/alerts/matchAlerts.ts';
import { importRealFeed, realFeedPath, skipNote } from '../../support/gtfs/real-feeds.ts';

const feed = realFeedPath('halifax/gtfs.zip', 'times');
const recorded = realFeedPath('halifax/alerts.pb', 'times');
const readAlerts = () => decodeFeedMessage(readFileSync(recorded ?? ''));

test.skipIf(feed === null)(
  `N1: the alerts of Halifax concern routes at their stops, of which the timetable has all but one${skipNote(feed)}`,
  async () => {
    const { snapshot } = await importRealFeed(feed ?? '', '20251106');
    const message = readAlerts();
    const now = message.madeAt ?? 0;
    const { alerts, leftOut } = matchAlerts(message.alerts, { snapshot, tripIDOf: () => '', now });
    // One is about a school's route, which this timetable does not have.
    expect(message.alerts).toHaveLength(46);
    expect(alerts).toHaveLength(45);
    expect(leftOut).toEqual({
      'informed entities that name nothing known': 6,
      'alerts that concern nothing known': 1,
    });
    expect(alerts.every((alert) => periodAt(alert, now) !== undefined)).toBe(true);
    // The year 3000 is no date.
    expect(alerts.filter(({ periods: [{ until } = {}] }) => until === undefined)).toHaveLength(40);
    for (const { concerns } of alerts) {
      expect(concerns).toHaveLength(1);
      expect(concerns[0]?.routeID).toBeDefined();
      expect(concerns[0]?.stops?.length).toBeGreaterThan(0);
    }
    expect(alerts[0]?.description['en']).toMatch(/^Stop Closure Notice:\nRoute: 7B/);
  },
  60_000,
);

test.skipIf(feed === null)(
  `N11: with each closure of Halifax sent a second time, as an effect without a text, riders see as many alerts as before${skipNote(feed)}`,
  async () => {
    const { snapshot } = await importRealFeed(feed ?? '', '20251106');
    const message = readAlerts();
    const options = { snapshot, tripIDOf: () => '', now: message.madeAt ?? 0 };
    const effects = message.alerts.map((alert) => ({
      ...alert,
      id: `${alert.id} effect`,
      effect: 1,
      header: [],
      description: [],
      spokenHeader: [],
      spokenDescription: [],
    }));
    const { alerts } = matchAlerts([...message.alerts, ...effects], options);
    const effectsOf = alerts.map(({ effect }) => effect);
    expect(effectsOf).not.toContain('other-effect');
    // Detours and moved stops keep an effect of their own, beside the closure. One of them is that of a text.
    const ownEffect = effectsOf.filter((effect) => effect === 'detour' || effect === 'stop-moved');
    expect(ownEffect).toHaveLength(10);
    expect(effectsOf.filter((effect) => effect === 'no-service')).toHaveLength(45 - 1);
    expect(alerts.filter(({ header }) => header['he'] !== undefined)).toHaveLength(10 - 1);
  },
  60_000,
);
