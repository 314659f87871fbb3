import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { FeedMessage } from '../../../src/contract/realtime/FeedMessage.ts';
import { decodeFeedMessage, RealtimeError } from '../../../src/feeds/realtime/decodeFeedMessage.ts';
import { encodeFeedMessage } from '../../support/realtime/encodeFeedMessage.ts';
import { runs } from '../../support/runs.ts';

const SECONDS = 1_795_199_885;
const text = (value: string) => new TextEncoder().encode(value);
const NOTHING: FeedMessage = {
  madeAt: undefined,
  vehicles: [],
  tripUpdates: { trips: [], stops: expect.anything(), stopsTooMany: 0 },
  alerts: [],
  alertsBeyond: 0,
  deleted: 0,
  unreadable: 0,
};
const BUS = { id: '1', lat: 43, lon: -89, timestamp: SECONDS };

/** The message, or an empty one for a RealtimeError. Any other error is thrown. */
function outcomeOf(bytes: Uint8Array): FeedMessage {
  try {
    return decodeFeedMessage(bytes);
  } catch (error) {
    if (error instanceof RealtimeError) {
      return NOTHING;
    }
    throw error;
  }
}

describe('bytes that are not a feed', () => {
  test.each([
    ['an empty body', text(''), 'empty'],
    ['a web page', text('\n<!doctype html><p>Sign in</p>'), 'web page'],
    ['JSON', text('{"header":{"gtfsRealtimeVersion":"2.0"},"entity":[]}'), 'JSON'],
    ['protobuf in text form', text('header {\n  gtfs_realtime_version: "2.0"\n}'), 'as text'],
    ['a text form with comments', text('# made by x\n\n # at noon\nentity : {'), 'as text'],
    ['comments without an end', text(`${'# '.repeat(40)}x`), 'not a GTFS'],
    ['a message without a version', encodeFeedMessage({ version: '' }, [BUS]), 'not a GTFS'],
    ['a differential feed', encodeFeedMessage({ incrementality: 1 }, [BUS]), 'DIFFERENTIAL'],
    ['a message that is cut off', encodeFeedMessage({}, [BUS]).slice(0, -3), 'only a part'],
  ])('S7: %s is a failure, not an empty feed', (_what, bytes, reason) => {
    const decode = () => decodeFeedMessage(bytes);
    expect(decode).toThrow(RealtimeError);
    expect(decode).toThrow(reason);
  });

  test('S7: a feed without vehicles is empty, not a failure', () => {
    const message = decodeFeedMessage(encodeFeedMessage({ timestamp: SECONDS }, []));
    expect(message).toEqual({ ...NOTHING, madeAt: SECONDS * 1000 });
  });
});

describe('vehicles of a feed', () => {
  test('S7: reads all fields of a vehicle that are used', () => {
    const bytes = encodeFeedMessage({ timestamp: SECONDS }, [
      {
        tripID: 't ',
        routeID: 'R3',
        directionID: 1,
        startTime: '25:01:00',
        startDate: '20261120',
        relationship: 3,
        lat: 43.123_456,
        lon: -89.5,
        bearing: 90,
        stopSequence: 0,
        stopID: 's1',
        status: 1,
        timestamp: SECONDS,
        id: '7',
        label: 'Bus \u202e7\u0000',
        wheelchair: 3,
      },
    ]);
    expect(decodeFeedMessage(bytes).vehicles).toEqual([
      {
        tripID: 't',
        routeID: 'R3',
        directionID: 1,
        startTime: '25:01:00',
        startDate: '20261120',
        isCanceled: true,
        lat: expect.closeTo(43.123_456, 5),
        lon: -89.5,
        bearing: 90,
        stopSequence: 0,
        stopID: 's1',
        isAtStop: true,
        measuredAt: SECONDS * 1000,
        entityID: expect.any(String),
        id: '7',
        label: 'Bus 7',
        isWheelchairAccessible: false,
      },
    ]);
  });

  test.each([
    ['seconds', SECONDS, SECONDS * 1000],
    ['milliseconds', SECONDS * 1000, SECONDS * 1000],
    ['microseconds', SECONDS * 1e6, SECONDS * 1000],
    ['0', 0, undefined],
  ])('S7: times in %s are recognized', (_unit, timestamp, madeAt) => {
    const message = decodeFeedMessage(encodeFeedMessage({ timestamp }, [{ ...BUS, timestamp }]));
    expect(message.madeAt).toBe(madeAt);
    expect(message.vehicles[0]?.measuredAt).toBe(madeAt);
  });

  test.each([
    [0, undefined],
    [Number.NaN, undefined],
    [0.5, 0.5],
    [359.5, 359.5],
  ])(
    'S7: a bearing of %d is read as %s, because feeds send 0 for one that is not known',
    (sent, read) => {
      const message = decodeFeedMessage(encodeFeedMessage({}, [{ ...BUS, bearing: sent }]));
      expect(message.vehicles[0]?.bearing).toBe(read);
    },
  );

  test('S7: deleted entities are left out and counted', () => {
    const bytes = encodeFeedMessage({}, [{ ...BUS, isDeleted: true }, BUS]);
    const { vehicles, deleted } = decodeFeedMessage(bytes);
    expect([vehicles.length, deleted]).toEqual([1, 1]);
  });

  test('S7: trip updates are counted and alerts read, also beside a vehicle', () => {
    const bytes = encodeFeedMessage({}, [
      { ...BUS, tripUpdate: true },
      { tripUpdate: true, isBare: true },
      { alert: true, isBare: true },
      { isBare: true },
    ]);
    expect(decodeFeedMessage(bytes)).toMatchObject({
      vehicles: [{ id: '1' }],
      tripUpdates: { trips: [{}, {}] },
      alerts: [{ id: '0' }],
      unreadable: 0,
    });
  });

  test('S16: an entity that is damaged is left out and counted, and the others are read', () => {
    const bytes = encodeFeedMessage({ timestamp: SECONDS }, [{ ...BUS, label: 'damaged' }, BUS]);
    // The message now claims that the label has 127 letters instead of 7.
    const length = bytes.findIndex(
      (byte, index) => byte === 7 && bytes[index + 1] === 'd'.charCodeAt(0),
    );
    bytes[length] = 127;
    const { vehicles, unreadable } = decodeFeedMessage(bytes);
    expect([vehicles.length, unreadable]).toEqual([1, 1]);
  });
});

describe('messages without end', () => {
  test('S16: a message with more vehicles than any city has is refused, and says so', () => {
    const buses = (count: number) =>
      encodeFeedMessage(
        {},
        Array.from({ length: count }, () => BUS),
      );
    expect(decodeFeedMessage(buses(20_000)).vehicles).toHaveLength(20_000);
    expect(() => decodeFeedMessage(buses(20_001))).toThrow('more than 20,000 vehicles');
  });

  test('S16: so is one of 16 MB with a million empty entities', () => {
    const header = encodeFeedMessage({}, []);
    const entities = new Uint8Array(2_000_000).map((_, at) => (at % 2 === 0 ? 0x12 : 0));
    const bytes = Buffer.concat([header, entities]);
    const decode = () => decodeFeedMessage(bytes);
    expect(decode).toThrow(RealtimeError);
    expect(decode).toThrow('more than 200,000 entities');
  });
});

test('S16: any damage to a message gives a message or a RealtimeError, within its size', () => {
  const good = encodeFeedMessage({ timestamp: SECONDS }, [
    { ...BUS, tripID: 't', routeID: 'R3', bearing: 10, stopSequence: 4, stopID: 's1' },
    { ...BUS, label: 'Bus with a long label', startTime: '08:00:00', tripID: 'u' },
  ]);
  const position = fc.nat(good.length - 1);
  const damage = fc.oneof(
    fc.record({ at: position, byte: fc.nat(255) }).map(({ at, byte }) => (bytes: Uint8Array) => {
      const copy = bytes.slice();
      copy[at % Math.max(1, copy.length)] = byte;
      return copy;
    }),
    position.map((at) => (bytes: Uint8Array) => bytes.slice(0, at)),
    position.map((at) => (bytes: Uint8Array) => Uint8Array.from([...bytes, ...bytes.slice(at)])),
    position.map((at) => (bytes: Uint8Array) => bytes.slice(at)),
  );
  fc.assert(
    fc.property(fc.array(damage, { minLength: 1, maxLength: 4 }), (damages) => {
      const bytes = damages.reduce((before, each) => each(before), good);
      const outcome = outcomeOf(bytes);
      const { vehicles, unreadable } = outcome;
      expect(vehicles.length + unreadable).toBeLessThanOrEqual(bytes.length);
      for (const { id, label, tripID } of vehicles) {
        expect(`${id}${label}${tripID}`.length).toBeLessThanOrEqual(bytes.length * 3);
      }
    }),
    runs(400),
  );
});

test('S16: random bytes give a message or a RealtimeError', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(outcomeOf(bytes).vehicles.length).toBeLessThanOrEqual(bytes.length);
    }),
    runs(400),
  );
});
