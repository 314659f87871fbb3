import { beforeAll, describe, expect, test } from 'vitest';

import type { Snapshot } from '../../../src/contract/snapshot/snapshot.ts';
import type { Vehicle } from '../../../src/contract/vehicle.ts';
import { decodeFeedMessage } from '../../../src/feeds/realtime/decodeFeedMessage.ts';
import { runSteps } from '../../../src/lib/steps.ts';
import { createTripMatcher } from '../../../src/transit/positions/createTripMatcher.ts';
import { importRealFeed, realFeedPath, skipNote } from '../../support/gtfs/real-feeds.ts';
import type { DrivenBus, DriveOptions } from '../../support/realtime/driveAlong.ts';
import { createDrive } from '../../support/realtime/driveAlong.ts';

const path = realFeedPath('barrie-medium/google_transit.zip');
/** Wednesday 2026-07-15, 08:00 in Barrie. */
const MORNING = Date.UTC(2026, 6, 15, 12);
const POLL = 30_000;

interface Reading {
  readonly bus: DrivenBus;
  readonly vehicle: Vehicle | undefined;
}

describe.skipIf(path === null)(`the published feed of Barrie${skipNote(path)}`, () => {
  let snapshot: Snapshot;
  let drive: ReturnType<typeof createDrive>;
  beforeAll(async () => {
    ({ snapshot } = await importRealFeed(path ?? '', '20260715'));
    drive = createDrive(snapshot);
  });

  /** Drives for some minutes, and reads each feed that is generated on the way. */
  function readAll(minutes: number, options: Omit<DriveOptions, 'now'>): readonly Reading[] {
    const matcher = createTripMatcher(snapshot);
    return Array.from({ length: (minutes * 60_000) / POLL }, (_, poll) => {
      const now = MORNING + poll * POLL;
      const { bytes, buses } = drive({ now, ...options });
      const match = runSteps(matcher.matchSteps(decodeFeedMessage(bytes), { now }));
      return buses.map((bus) => ({
        bus,
        vehicle: match.ofRoute(bus.routeID).find(({ vehicleID }) => vehicleID === bus.vehicleID),
      }));
    }).flat();
  }

  const isRight = ({ bus, vehicle }: Reading) =>
    vehicle?.nextStop === bus.nextStop && vehicle.direction === bus.direction;

  const shareRight = (readings: readonly Reading[]) =>
    readings.filter(isRight).length / readings.length;

  test('S7: with current_stop_sequence, every next stop and destination is right', () => {
    const readings = readAll(5, { trips: 'one of each pattern', names: 'sequence' });
    expect(new Set(readings.map(({ bus }) => bus.pattern)).size).toBe(snapshot.patterns.length);
    expect(readings.filter((reading) => !isRight(reading))).toEqual([]);
  });

  test('S7: with stop_id every next stop is right, also of trips that visit a stop twice', () => {
    const readings = readAll(5, { trips: 'one of each pattern', names: 'stop ID' });
    expect(readings.filter((reading) => !isRight(reading))).toEqual([]);
  });

  test.each([
    ['with bearings', { bearing: true, error: 0 }],
    ['without bearings, and up to 15 m off', { bearing: false, error: 15 }],
  ])('S7: by position alone, %s, nearly every next stop is right', (_how, options) => {
    const readings = readAll(40, { trips: 'by start time', ...options });
    const share = shareRight(readings);
    // A bus that has just left a stop may still stand there.
    const moving = shareRight(readings.filter(({ bus }) => bus.pastStop > 25));
    expect(readings.length).toBeGreaterThan(2000);
    expect({ share, moving }).toEqual({
      share: expect.toSatisfy((value: number) => value > 0.965),
      moving: expect.toSatisfy((value: number) => value > 0.99),
    });
  });

  test('S7: by position alone, nearly every next stop of trips that visit a stop twice is right', () => {
    const readings = readAll(60, { trips: 'one of each pattern', error: 15 }).filter(
      ({ bus }) => new Set(snapshot.patterns[bus.pattern]?.stops).size < bus.stopCount,
    );
    expect(readings.length).toBeGreaterThan(200);
    expect(shareRight(readings)).toBeGreaterThan(0.95);
  });
});
