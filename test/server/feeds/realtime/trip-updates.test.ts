import { expect, onTestFinished, test } from 'vitest';

import type { LogEntry } from '../../../../src/server/log.ts';
import { createFakeClock } from '../../../support/realtime/createFakeClock.ts';
import type { FeedVehicle } from '../../../support/realtime/encodeFeedMessage.ts';
import { openRealtime } from '../../../support/realtime/openRealtime.ts';
import type { FeedUpdate } from '../../../support/realtime/trip-update.ts';
import {
  aBus,
  at,
  late,
  messageOf,
  ofTrip,
  openSmallLiveCity,
} from '../../../support/times/small-live-city.ts';
import { pollsOf } from './start-feeds.ts';

const UPDATES = 'https://feeds.example.org/updates';
const POSITIONS = 'https://feeds.example.org/positions';

/** Lets other work run, as each step of a reading does. */
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
};

/** The feed of trip updates of a small city, at 08:01. A feed of positions is read after it, if there is one. */
async function startUpdates(
  respond: (now: number) => Uint8Array | null,
  positions: Uint8Array | null = null,
) {
  const { snapshot, timetable } = await openSmallLiveCity();
  const clock = createFakeClock(at('08:01') * 1000);
  const log: LogEntry[] = [];
  const feeds = openRealtime({
    feeds: [UPDATES, ...(positions === null ? [] : [POSITIONS])].map((url) => ({ url })),
    snapshot,
    timetable,
    log: (entry) => log.push(entry),
    clock,
    polls: pollsOf(async (url) => {
      const isUpdates = String(url) === UPDATES;
      if (!isUpdates) await turns(30);
      const bytes = isUpdates ? respond(clock.now()) : positions;
      return new Response(bytes === null ? 'down' : Uint8Array.from(bytes), {
        status: bytes === null ? 500 : 200,
      });
    }, clock),
  });
  onTestFinished(() => feeds.stop());
  await feeds.start();
  const board = () => feeds.agency.arrivals({ stopID: 's4', minutes: 30 }, clock.now());
  /** What the board at stop 4 says of the trip at 08:15. */
  const basis = () => board()?.arrivals[0]?.basis;
  const isLiveLost = () => board()?.isLiveLost === true;
  /** Lets seconds pass, with what is read in them. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 5) {
      await clock.advance(5000);
      await turns(10);
    }
  };
  return { feeds, pass, log, basis, isLiveLost };
}

const clockOf = (now: number) => new Date(now - 5 * 3_600_000).toISOString().slice(11, 19);
const LATE = ofTrip(late(4, 120));

test('T6: at the start, trip updates know the vehicles that are read after them', async () => {
  const update = { ...ofTrip(late(1, 6000)), vehicleID: 'bus of t' };
  const positions = messageOf([], '08:01', [aBus('t', 1, '08:01')]);
  const city = await startUpdates((now) => messageOf([update], clockOf(now)), positions);
  expect(city.feeds.states()[0]?.leftOut).toMatchObject({ unlikely: 0 });
  await city.feeds.stop();
});

test('R11: the city has no vehicles while buses run by trip updates alone, until one has a position', async () => {
  const soon = ofTrip(late(2, 300));
  let buses: readonly FeedVehicle[] = [];
  const city = await startUpdates((now) => messageOf([soon], clockOf(now), buses));
  expect(city.feeds.agency.mayHaveVehicles()).toBe(false);
  await city.pass(600);
  expect(city.feeds.agency.mayHaveVehicles(), 'also after the last bus').toBe(false);
  buses = [aBus('t', 2, '08:12')];
  await city.pass(20);
  expect(city.feeds.agency.mayHaveVehicles()).toBe(true);
  buses = [];
  await city.pass(60);
  expect(city.feeds.agency.mayHaveVehicles()).toBe(true);
});

test('T7: a feed that is down turns into the timetable within two minutes, says so, and comes back by itself', async () => {
  let isDown = false;
  const city = await startUpdates((now) => (isDown ? null : messageOf([LATE], clockOf(now))));
  expect(city.basis()).toBe('reported');
  isDown = true;
  await city.pass(90);
  expect(city.basis()).toBe('reported');
  await city.pass(60);
  expect([city.basis(), city.isLiveLost()]).toEqual(['scheduled', true]);
  expect(city.log).toMatchObject([{ event: 'realtime feed failed' }]);
  isDown = false;
  // A feed that fails is requested less often.
  await city.pass(300);
  expect([city.basis(), city.isLiveLost()]).toEqual(['reported', false]);
});

test('T7: a frozen feed turns into the timetable within two minutes, says so, and comes back by itself', async () => {
  let frozenAt: number | null = at('08:01') * 1000;
  const city = await startUpdates((now) => messageOf([LATE], clockOf(frozenAt ?? now)));
  await city.pass(90);
  expect(city.basis()).toBe('reported');
  await city.pass(60);
  expect([city.basis(), city.isLiveLost()]).toEqual(['scheduled', true]);
  frozenAt = null;
  await city.pass(30);
  expect([city.basis(), city.isLiveLost()]).toEqual(['reported', false]);
});

test('T7: trip updates that stay the same are frozen after ten minutes, though the feed has a new time', async () => {
  const city = await startUpdates((now) => messageOf([ofTrip(late(4, 900))], clockOf(now)));
  await city.pass(540);
  expect(city.basis()).toBe('reported');
  await city.pass(240);
  expect([city.basis(), city.isLiveLost()]).toEqual(['scheduled', true]);
  expect(city.feeds.states()[0]?.notes).toContain(
    'The trip updates have not changed for 10 minutes, so times are by the timetable.',
  );
});

test('T6: an older message after a newer one changes nothing', async () => {
  let isOld = false;
  const canceled: FeedUpdate = { ...LATE, relationship: 3 };
  const city = await startUpdates((now) =>
    isOld ? messageOf([canceled], clockOf(now - 40_000)) : messageOf([LATE], clockOf(now)),
  );
  isOld = true;
  await city.pass(20);
  expect(city.basis()).toBe('reported');
});

test('T6: an HTML page or a part of a message changes nothing until times are old', async () => {
  const whole = messageOf([LATE], '08:01');
  let sent: Uint8Array = whole;
  const city = await startUpdates(() => sent);
  for (const damaged of [
    new TextEncoder().encode('<html>'),
    whole.slice(0, -3),
    new Uint8Array(),
  ]) {
    sent = damaged;
    await city.pass(20);
    expect(city.basis()).toBe('reported');
    expect(city.feeds.states()[0]?.failure).toContain('The response is');
  }
});

const stranger = (index: number): FeedUpdate => ({ ...LATE, tripID: `x${index}` });

test('T6: what is not used of trip updates is counted for the operator, and logged once', async () => {
  const updates = [LATE, LATE, stranger(1), ofTrip(late(99, 0))];
  const city = await startUpdates((now) => messageOf(updates, clockOf(now)));
  await city.pass(60);
  const [state] = city.feeds.states();
  expect(state?.leftOut).toMatchObject({ unknownTrip: 1, repeatedTrip: 1, unknownStop: 1 });
  const notes = [
    '4 trip updates, of which 1 can be used.',
    'Trip updates not used: of trips that the timetable does not have (1, such as "x1"), without a time or a stop that can be used (1, such as "t"), of a trip that has another one (1, such as "t").',
    'Stops of trip updates not used: at no stop of the trip, or at one of two visits (1, such as "t").',
  ];
  expect(state?.notes).toEqual(notes);
  expect(city.log).toEqual([
    {
      event: 'trip updates not used',
      feed: 'https://feeds.example.org/updates',
      reason: notes.join(' '),
    },
  ]);
});

test('T6: a feed whose trips the timetable does not have fails, and says why', async () => {
  const updates = [1, 2, 3, 4, 5].map(stranger);
  const city = await startUpdates((now) => messageOf(updates, clockOf(now)));
  expect(city.feeds.states()[0]?.failure).toBe(
    '5 of 5 trip updates are of trips that the timetable does not have',
  );
});
