import { describe, expect, test } from 'vitest';

import { FEED_DAY } from '../../support/feeds/a-feed.ts';
import {
  anUpdate,
  encodeFeedMessage,
  type FeedVehicle,
} from '../../support/realtime/encodeFeedMessage.ts';
import { at, openLineCity } from '../../support/times/line-city.ts';

describe('a bus on the wrong trip', () => {
  /** The rows of the third stop, in words, while another bus is seen too. */
  async function follow(seen: readonly (readonly [clock: string, vehicle: FeedVehicle])[]) {
    const { see, rows } = await openLineCity();
    return seen.map(([clock, vehicle]) => {
      see(clock, vehicle);
      const row = rows('103', clock).find(({ tripID }) => tripID.endsWith('t1'));
      return row?.isUnseen === true ? 'unseen' : row?.basis;
    });
  }
  const OFF = { lat: 43.0725, lon: -89.405 };

  test('T11: a bus that is off its line for 5 minutes is not on its trip, until it is on the line again', async () => {
    const words = await follow([
      ['08:01:00', { lat: 43.0715 }],
      ['08:02:00', { ...OFF, stopSequence: 2 }],
      ['08:05:30', { ...OFF, stopSequence: 2 }],
      ['08:06:00', { ...OFF, stopSequence: 2 }],
      ['08:07:00', { lat: 43.0735 }],
    ]);
    expect(words).toEqual(['estimated', 'estimated', 'estimated', 'unseen', 'estimated']);
  });

  test('T11: a bus that moves backward along its line is not on its trip, until it moves forward', async () => {
    const words = await follow([
      ['08:04:00', { lat: 43.0748 }],
      ['08:05:00', { lat: 43.0733 }],
      ['08:06:00', { lat: 43.0718 }],
      ['08:07:00', { lat: 43.0718 }],
      ['08:08:00', { lat: 43.0725 }],
    ]);
    expect(words).toEqual(['estimated', 'estimated', 'unseen', 'unseen', 'estimated']);
  });

  test('T11: a bus that drives to its first stop is not on the wrong trip', async () => {
    const words = await follow([
      ['07:50:00', OFF],
      ['07:54:00', { lat: 43.0745 }],
      ['07:55:00', { lat: 43.0725 }],
      ['07:56:00', { lat: 43.0705 }],
      ['08:01:00', { lat: 43.0705 }],
    ]);
    expect(words.slice(1)).toEqual(Array.from({ length: 4 }, () => 'estimated'));
  });

  test('T11: the agency’s times of a bus on the wrong trip are not live either', async () => {
    const { see, rows, city } = await openLineCity();
    see('08:01:00', OFF);
    const timestamp = at('08:06:00') / 1000;
    const bus = { ...OFF, id: 'b1', tripID: 't1', startDate: FEED_DAY, timestamp };
    const late = { sequence: 3, arrival: { delay: 60 }, departure: { delay: 60 } };
    const update = anUpdate({ tripID: 't1', stops: [late] });
    city.see([encodeFeedMessage({ timestamp }, [bus, update])], at('08:06:00'));
    expect(rows('103', '08:06:00')[0]).toMatchObject({ basis: 'scheduled', isUnseen: true });
    // The card of the bus still says what its feed says it drives.
    expect(city.agency.live()?.runOfBus('b1')?.run.trip).toBe(0);
  });
});
