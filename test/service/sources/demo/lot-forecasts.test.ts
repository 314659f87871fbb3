import { expect, test } from 'vitest';

import { createDemoCity } from '../../../../src/service/sources/demo/createDemoCity.ts';
import { WEDNESDAY_NOON } from './the-city.ts';

const lotsOf = async (seed: number, now = WEDNESDAY_NOON) =>
  (await createDemoCity({ seed }).lots.read(null, now)).value;

test('C40, S5: each counted lot of the demo has a forecast that depends only on the seed and the time', async () => {
  const lots = await lotsOf(1);
  for (const { name, openSpots, forecast } of lots)
    expect([name, forecast?.length]).toEqual([name, openSpots === null ? undefined : 4]);
  await lotsOf(1, WEDNESDAY_NOON + 3_600_000);
  expect(await lotsOf(1)).toEqual(lots);
  expect((await lotsOf(2)).map(({ forecast }) => forecast)).not.toEqual(
    lots.map(({ forecast }) => forecast),
  );
});

test('C40: in the morning of a working day the forecast of an office garage falls', async () => {
  const eight = WEDNESDAY_NOON - 4.5 * 3_600_000;
  const garage = (await lotsOf(1, eight)).find(({ shortName }) => shortName === 'square');
  const [inHalfAnHour, inTwoHours] = [garage?.forecast?.[1], garage?.forecast?.[3]];
  expect(inTwoHours?.openSpots).toBeLessThan((inHalfAnHour?.openSpots ?? 0) / 2);
  const later = (await lotsOf(1, eight + 7_200_000)).find(
    ({ shortName }) => shortName === 'square',
  );
  expect(Math.abs((later?.openSpots ?? 0) - (inTwoHours?.openSpots ?? 0))).toBeLessThan(80);
});
