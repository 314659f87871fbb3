import fc from 'fast-check';
import { expect, test } from 'vitest';

import { decodeFeedMessage } from '../../../src/feeds/realtime/decodeFeedMessage.ts';
import { runSteps } from '../../../src/lib/steps.ts';
import { createAgency } from '../../../src/transit/createAgency.ts';
import { encodeFeedMessage } from '../../support/realtime/encodeFeedMessage.ts';
import { NOW_SECONDS } from '../../support/realtime/matchVehicles.ts';
import { LAT, lonAt, smallSnapshot } from '../../support/realtime/small-snapshot.ts';

const IDS = ['b0', 'b1', 'b2', 'b3'];
const NOW = NOW_SECONDS * 1000;
const message = decodeFeedMessage(
  encodeFeedMessage(
    { timestamp: NOW_SECONDS },
    IDS.map((id, index) => ({ id, tripID: 'out', lat: LAT, lon: lonAt(100 * index) })),
  ),
);
/** What the matcher reads of a vehicle that it has selected. */
const FIELDS = ['routeID', 'directionID', 'startTime', 'startDate', 'stopID', 'occupancy'];

/** The vehicles on route 3, and what the operator reads. @param damaged the vehicle whose field can't be read */
function readWith(damaged: number, field: string) {
  const vehicles = message.vehicles.map((vehicle, index) =>
    index === damaged
      ? Object.defineProperty({ ...vehicle }, field, {
          get() {
            throw new Error('damaged');
          },
        })
      : vehicle,
  );
  const agency = createAgency({ feeds: 1 });
  runSteps(agency.use(smallSnapshot(), null));
  runSteps(agency.take(0, { ...message, vehicles }, NOW));
  const { leftOut, notes } = agency.report(0, NOW);
  const shown = agency.vehicles(NOW)?.ofRoute('3')?.vehicles ?? [];
  return {
    ids: shown.map(({ vehicleID }) => vehicleID),
    failed: leftOut?.['vehicleFailed'],
    notes,
  };
}

test('S7: a vehicle that can’t be worked out never takes others with it, and is counted and named', () => {
  let failures = 0;
  fc.assert(
    fc.property(fc.nat(IDS.length - 1), fc.constantFrom(...FIELDS), (damaged, field) => {
      const { ids, failed = 0, notes } = readWith(damaged, field);
      const id = `b${damaged}`;
      failures += failed;
      const isDamaged = (other: string) => failed === 1 && other === id;
      expect(ids).toEqual(IDS.filter((other) => !isDamaged(other)));
      const note = `a fault of Curbside: 1, such as "${id}".`;
      expect(notes.some((one) => one.endsWith(note))).toBe(failed === 1);
    }),
  );
  expect(failures).toBeGreaterThan(0);
});
