import { expect, test } from 'vitest';

import { NOON } from '../../../support/cities/small-source.ts';
import { supply } from '../../../support/cities/supply.ts';
import { joinedCity, stopAt } from '../../../support/cities/two-agencies.ts';

test('W2, G3: whether a platform is reached is that of now, also where two agencies have one', async () => {
  const city = await joinedCity({
    stations: supply(async (_all, now) => [
      {
        ...stopAt(0, 0, { stopID: 'station' }),
        platforms: ['9100', '100', '102'],
        entrances: [],
        stepFree: (at) => ({ isReached: now === NOON, elevators: [String(at)] }),
      },
    ]),
  });
  const platformsAt = async (now: number) => {
    const [station] = (await city.stations?.read(null, now))?.value ?? [];
    return station?.platforms.map((stopID, at) => [stopID, station.stepFree?.(at)]);
  };
  expect(await platformsAt(NOON)).toEqual([
    ['100', { isReached: true, elevators: ['0'] }],
    ['102', { isReached: true, elevators: ['2'] }],
  ]);
  expect(await platformsAt(NOON + 1)).toEqual([
    ['100', { isReached: false, elevators: ['0'] }],
    ['102', { isReached: false, elevators: ['2'] }],
  ]);
});
