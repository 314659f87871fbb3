import { expect, test } from 'vitest';

import { decodeFeedMessage } from '../../src/feeds/realtime/decodeFeedMessage.ts';
import { runSteps } from '../../src/lib/steps.ts';
import { createAgency } from '../../src/transit/createAgency.ts';
import { encodeFeedMessage } from '../support/realtime/encodeFeedMessage.ts';
import { LAT, lonAt, smallSnapshot } from '../support/realtime/small-snapshot.ts';

const NOW = Date.UTC(2026, 10, 24, 18);
const MINUTE = 60_000;

/** A message with one bus on route 3. */
const busAt = (now: number) =>
  decodeFeedMessage(
    encodeFeedMessage({ timestamp: now / 1000 }, [
      { tripID: 'out', id: '1', lat: LAT, lon: lonAt(100) },
    ]),
  );

const busesOn = (agency: ReturnType<typeof createAgency>, now: number) =>
  agency
    .vehicles(now)
    ?.ofRoute('3')
    ?.vehicles.map(({ vehicleID }) => vehicleID);

function openAgency() {
  const agency = createAgency({ feeds: 1 });
  runSteps(agency.use(smallSnapshot(), null));
  return agency;
}

test('S7: an agency knows its buses from a message on, and for two minutes after the feed’s last response', () => {
  const agency = openAgency();
  expect(agency.vehicles(NOW)).toBeNull();
  runSteps(agency.take(0, busAt(NOW), NOW));
  expect(busesOn(agency, NOW + 2 * MINUTE)).toEqual(['1']);
  expect(agency.vehicles(NOW + 2 * MINUTE + 1)).toBeNull();
  agency.noteResponse(0, NOW + 2 * MINUTE);
  expect(busesOn(agency, NOW + 3 * MINUTE), 'the message was the same').toEqual(['1']);
});

test('S7: a message that can’t be used leaves what was known, which gets old', () => {
  const agency = openAgency();
  runSteps(agency.take(0, busAt(NOW), NOW));
  const broken = {
    ...busAt(NOW + MINUTE),
    get alerts(): never {
      throw new Error('a fault');
    },
  };
  expect(() => runSteps(agency.take(0, broken, NOW + MINUTE))).toThrow('a fault');
  expect(busesOn(agency, NOW + 2 * MINUTE)).toEqual(['1']);
  expect(agency.vehicles(NOW + 4 * MINUTE)).toBeNull();
  runSteps(agency.take(0, busAt(NOW + 5 * MINUTE), NOW + 5 * MINUTE));
  expect(busesOn(agency, NOW + 5 * MINUTE)).toEqual(['1']);
});

test('S6: answers come from the snapshot before until the next one is ready, with the last message', () => {
  const agency = openAgency();
  runSteps(agency.take(0, busAt(NOW), NOW));
  const small = smallSnapshot();
  const routes = small.routes.map((route) => ({ ...route, routeID: `new ${route.routeID}` }));
  const steps = agency.use({ ...small, routes }, null);
  steps.next();
  expect(busesOn(agency, NOW)).toEqual(['1']);
  runSteps(steps);
  expect(busesOn(agency, NOW), 'no feed has had buses on it').toEqual([]);
  expect(agency.vehicles(NOW)?.ofRoute('new 3')?.vehicles).toHaveLength(1);
});
