import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useParkAndRide } from '../../../src/city/park-and-ride/useParkAndRide.ts';
import { placeAt } from '../../../src/lib/geo/distance.ts';
import { monotonicNow } from '../../../src/lib/time/monotonicNow.ts';
import { aLot, aStop, theSettings } from '../../support/builders.ts';
import { START, busAt, feedOf } from '../../support/feeds/feeds.ts';
import { listedLots } from '../../support/feeds/listed-lots.ts';

const settings = theSettings();
const route = { routeID: '03', name: 'East Towne', color: '#0a5cc2' };

/** Current feeds with one bus whose next stop is `nextStop`. */
const feedReads = (nextStop: string) => [
  {
    route,
    read: { answer: feedOf({ at: monotonicNow() / 1000, vehicles: [busAt(0, { nextStop })] }) },
  },
];

/** Stops along a street that count the reads of their position. */
function street(stops: number) {
  const positionReads = { count: 0 };
  const allStops = Array.from({ length: stops }, (_, index) => {
    const { lat, lon } = placeAt(START, 90, index * 200);
    const { destination: _destination, ...stop } = aStop({
      stopID: String(index),
      intersection: `Main & ${index}`,
      longitude: lon,
    });
    const counted = {
      get latitude() {
        positionReads.count += 1;
        return lat;
      },
    };
    return Object.defineProperties(
      { ...stop, routes: ['03'], destinations: [] },
      Object.getOwnPropertyDescriptors(counted),
    );
  });
  return { allStops, positionReads };
}

const lots = listedLots(
  [0, 10_000].map((meters) => {
    const { lat, lon } = placeAt(START, 90, meters);
    return aLot({ shortName: `${meters}`, coordinates: { lat, lng: lon } });
  }),
);

test('R18: walks are measured when lots are sorted by them, not again at each poll', () => {
  const { allStops, positionReads } = street(200);
  const { result, rerender } = renderHook(
    ({ reads }) => useParkAndRide(settings, { feedReads: reads, allStops }),
    {
      initialProps: { reads: feedReads('Main & 1') },
    },
  );
  expect(positionReads.count).toBe(0);
  expect(lots.map((lot) => result.current?.(lot))).toEqual([true, false]);
  const measured = positionReads.count;
  rerender({ reads: feedReads('Main & 50') });
  expect(lots.map((lot) => result.current?.(lot))).toEqual([false, true]);
  // A new poll reads only the positions of the few stops near the lots.
  expect(positionReads.count - measured).toBeLessThan(20);
});

test('R11: without a live feed, buses near lots are unknown', () => {
  const { allStops } = street(2);
  const { result } = renderHook(() =>
    useParkAndRide(settings, {
      feedReads: [{ route, read: undefined }],
      allStops,
    }),
  );
  expect(result.current).toBeUndefined();
});
