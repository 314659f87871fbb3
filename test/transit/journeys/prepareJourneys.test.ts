import { expect, test } from 'vitest';

import { runSteps } from '../../../src/lib/steps.ts';
import { createRouter } from '../../../src/transit/journeys/createRouter.ts';
import { prepareSteps } from '../../../src/transit/journeys/prepareJourneys.ts';
import { inShort } from '../../support/journeys/askJourneys.ts';
import { WAY_SETTINGS } from '../../support/journeys/way-settings.ts';
import {
  aBus,
  ADDED,
  at,
  late,
  ofTrip,
  openSmallLiveCity,
  SKIPPED,
  stop,
} from '../../support/times/small-live-city.ts';

test('J10: once ways are prepared, nobody who asks waits until the timetable is laid out', async () => {
  const part = (await openSmallLiveCity()).agency.journeys();
  if (part === null) throw new Error('the city has no timetable');
  let laidOut = 0;
  const counted: typeof part = {
    ...part,
    city: {
      ...part.city,
      lanesOn(...query) {
        laidOut += 1;
        return part.city.lanesOn(...query);
      },
    },
  };
  const now = at('08:00') * 1000;
  const [from, to] = [part.city.stops[0], part.city.stops[2]];
  if (from === undefined || to === undefined) throw new Error('the city has too few stops');
  const query = { from, to, at: now, isArriveBy: false, needs: null, walkMinutes: 15, now };
  const router = createRouter(WAY_SETTINGS);
  runSteps(prepareSteps([counted], WAY_SETTINGS, now));
  expect(laidOut).toBeGreaterThan(0);
  laidOut = 0;
  expect(router([counted], query).ways.length).toBeGreaterThan(0);
  expect(laidOut).toBe(0);
});

test.each([
  ['late, and leaves out a stop', '08:00', [ofTrip(late(1, 180), stop(3, SKIPPED)), ADDED], []],
  ['late, and is seen', '08:00', [ofTrip(late(1, 60), late(2, 600))], [aBus('t', 2, '08:00')]],
  ['not seen, where another one is', '08:02', [], [aBus('after', 1, '08:02')]],
  ['deleted', '08:00', [{ tripID: 't', relationship: 7 }], []],
])(
  'J1: as time goes by without new data, ways are those that a fresh look at it finds, if a bus is %s',
  async (_what, clock, updates, buses) => {
    const city = await openSmallLiveCity();
    city.send(updates, clock, buses);
    const answers = new Set<string>();
    for (let seconds = 0; seconds < 2400; seconds += 30) {
      const now = (at(clock) + seconds) * 1000;
      const part = city.agency.journeys();
      const question = { from: 's1', to: 's3', at: at('07:55') * 1000, now };
      // What was worked out before belongs to another object.
      const fresh = part && { ...part, live: part.live && { ...part.live } };
      const answer = inShort(part, question);
      expect({ seconds, answer }).toEqual({ seconds, answer: inShort(fresh, question) });
      answers.add(answer.join());
    }
    expect(answers.size).toBeGreaterThan(1);
  },
);
