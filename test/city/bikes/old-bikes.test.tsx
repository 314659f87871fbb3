import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { BIKES_SOURCE, FREE_SOURCE } from '../../../src/features/bikes/map/bike-layers.ts';
import { theSettings } from '../../support/builders.ts';
import { supply } from '../../support/cities/supply.ts';
import { MOMENT } from '../../support/moment/moment.ts';
import { MapContent, parts, seen } from '../../support/page/map-content.tsx';
import { renderRider } from '../../support/page/render-rider.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: MOMENT }));

const HERE = { latitude: 43.0734, longitude: -89.4015, system: 'Lake Bikes' };
const MINUTE = 60_000;

test('V1: bikes past the limit of old counts are neither on the map nor found', async () => {
  const stationOf = (minutes: number) => ({
    ...HERE,
    bikeID: `${minutes}`,
    name: `${minutes}`,
    bikes: 5,
    countedAt: MOMENT - minutes * MINUTE,
  });
  const freeOf = (minutes: number) => ({ ...HERE, bikes: 4, countedAt: MOMENT - minutes * MINUTE });
  const bikes = {
    stations: [0, 20, 300].map(stationOf),
    free: [0, 7, 20, 300].map(freeOf),
  };
  renderRider({
    audience: MapContent,
    settings: { features: { ...theSettings().features, bikes: true } },
    source: { bikes: supply(async () => bikes) },
  });
  const drawn = (id: string) => {
    const source = parts.get('bikes')?.sources?.[id];
    if (source === undefined || !('features' in source)) return [];
    return source.features.map(({ properties }) => properties);
  };
  await waitFor(() => expect(drawn(BIKES_SOURCE)).toHaveLength(2));
  expect(drawn(FREE_SOURCE)).toEqual([
    { count: '4', isOld: false },
    { count: '4', isOld: true },
  ]);
  expect(seen.city?.thingsOf('bike').map(({ id }) => id)).toEqual(['0', '20']);
  expect(seen.city?.placesOf({ kind: 'bike', id: '300' })).toEqual([]);
});

test('V1: once the service has been silent for so long, no bikes are found at all', async () => {
  let isDown = false;
  renderRider({
    audience: MapContent,
    settings: { features: { ...theSettings().features, bikes: true } },
    source: {
      bikes: supply(async () => ({ stations: [{ ...HERE, bikeID: '1', name: 'A' }], free: [] })),
    },
    isDown: () => isDown,
  });
  await waitFor(() => expect(seen.city?.thingsOf('bike')).toHaveLength(1));
  isDown = true;
  await vi.advanceTimersByTimeAsync(61 * MINUTE);
  await waitFor(() => expect(seen.city?.thingsOf('bike')).toEqual([]));
});
