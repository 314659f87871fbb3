import { expect, test } from 'vitest';

import type { Snapshot } from '../../src/contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../src/contract/snapshot/timetable.ts';
import { decodeFeedMessage } from '../../src/feeds/realtime/decodeFeedMessage.ts';
import { runSteps } from '../../src/lib/steps.ts';
import { createAgency } from '../../src/transit/createAgency.ts';
import { aFeed, FEED_DAY } from '../support/feeds/a-feed.ts';
import { openLiveCity } from '../support/times/openLiveCity.ts';
import { aBus, at, late, LIVE_CITY_FILES, messageOf } from '../support/times/small-live-city.ts';

const TRIPS = ['t', 'wait', 'loop', 'long'];
const START = at('10:01') * 1000;
const MINUTE = 60_000;

/** Reads of one trip's data, which fail from one of them on. */
function createFault(from: number) {
  let reads = 0;
  let isArmed = false;
  return {
    arm: (next: boolean) => (isArmed = next),
    hasFailed: () => reads > from,
    read() {
      if (!isArmed) return;
      reads += 1;
      if (reads > from) throw new Error('damaged');
    },
  };
}

type Fault = ReturnType<typeof createFault>;

const failing = <T extends object>(whole: T, fault: Fault, isDamaged: (key: string) => boolean) =>
  new Proxy(whole, {
    get(target, key, receiver): unknown {
      if (typeof key === 'string' && isDamaged(key)) fault.read();
      return Reflect.get(target, key, receiver);
    },
  });

/** The city whose data of one trip can't be read: its times or its pattern. */
function damagedCity(
  { snapshot, timetable }: { snapshot: Snapshot; timetable: SnapshotTimetable },
  tripID: string,
  part: 'times' | 'pattern',
  fault: Fault,
) {
  const trip = snapshot.trips.ids.indexOf(tripID);
  const pattern = snapshot.trips.patterns[trip] ?? -1;
  return part === 'times'
    ? {
        snapshot,
        timetable: {
          ...timetable,
          tripProfiles: failing(timetable.tripProfiles, fault, (key) => key === String(trip)),
        },
      }
    : {
        snapshot: {
          ...snapshot,
          patterns: snapshot.patterns.map((one, index) =>
            index === pattern ? failing(one, fault, () => true) : one,
          ),
        },
        timetable,
      };
}

/** What the agency says of each trip after two messages with a bus on each, and what the operator reads. */
function seen(
  { snapshot, timetable }: { snapshot: Snapshot; timetable: SnapshotTimetable },
  fault: Fault,
) {
  const agency = createAgency({ feeds: 1 });
  runSteps(agency.use(snapshot, timetable));
  for (const minutes of [0, 4]) {
    const clock = `10:0${1 + minutes}`;
    const buses = TRIPS.map((trip) => aBus(trip, minutes === 0 ? 1 : 2, clock));
    const message = messageOf(
      [
        { tripID: 't', stops: [late(1, 120)] },
        { tripID: 'loop', stops: [late(1, 60)] },
      ],
      clock,
      buses,
    );
    fault.arm(true);
    runSteps(agency.take(0, decodeFeedMessage(message), START + minutes * MINUTE));
    fault.arm(false);
  }
  const now = START + 4 * MINUTE;
  const shown = agency.vehicles(now)?.ofRoute('7')?.vehicles ?? [];
  const { notes, updateCounts } = agency.report(0, now);
  const ofTrip = (trip: string) => ({
    bus: shown.find(({ vehicleID }) => vehicleID === `bus of ${trip}`),
    times: agency.trip({ tripID: `${FEED_DAY}.${trip}` }, now)?.stops,
  });
  return {
    trips: new Map(TRIPS.map((trip) => [trip, ofTrip(trip)])),
    isNoted:
      notes.some((note) => note.includes('a fault of Curbside')) || (updateCounts?.failed ?? 0) > 0,
  };
}

test('T6, S7: a bus whose run can’t be worked out takes no others with it, wherever that fails, and is named', async () => {
  const city = await openLiveCity(aFeed(LIVE_CITY_FILES), FEED_DAY);
  const whole = seen(city, createFault(0));
  for (const damaged of TRIPS)
    for (const part of ['times', 'pattern'] as const) {
      let from = 0;
      // Each read in turn is the first that fails, until there are no more reads.
      for (; ; from += 1) {
        const fault = createFault(from);
        const { trips, isNoted } = seen(damagedCity(city, damaged, part, fault), fault);
        if (!fault.hasFailed()) break;
        for (const other of TRIPS.filter((trip) => trip !== damaged))
          expect(trips.get(other), `${part} of ${damaged}, read ${from}`).toEqual(
            whole.trips.get(other),
          );
        expect(isNoted, `${part} of ${damaged}, read ${from}`).toBe(true);
      }
      expect(from, `${part} of ${damaged} is read`).toBeGreaterThan(0);
    }
});
