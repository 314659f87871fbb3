import { expect, test } from 'vitest';

import type { Bikes } from '../../../src/contract/bikes/BikesAnswer.ts';
import { gapOf } from '../../../src/service/Source.ts';
import { requestJson, smallService } from '../../support/cities/small-service.ts';
import { NOON } from '../../support/cities/small-source.ts';

const BIKES: Bikes = {
  stations: [
    {
      bikeID: 'a:1',
      name: 'Square',
      latitude: 43,
      longitude: -89,
      system: 'A',
      bikes: 3,
      docks: 0,
    },
  ],
  free: [{ latitude: 43, longitude: -89, system: 'B', bikes: 1, countedAt: NOON }],
};

const answer = async (isWhole: boolean) => {
  const gap = isWhole ? null : gapOf('no answer');
  const read = async () => ({ value: BIKES, reportedAt: NOON, gap });
  return requestJson(smallService({ bikes: { read } }), '/v1/getbikes');
};

test('V1: an answer that lacks a system says so, and one that lacks none does not', async () => {
  const [whole, partial] = [await answer(true), await answer(false)];
  expect(whole.body).toMatchObject({ stations: [{ bikeID: 'a:1', docks: '0' }] });
  expect(whole.body).not.toHaveProperty('isPartial');
  expect(partial.body).toMatchObject({ isPartial: true, free: [{ system: 'B' }] });
});

test('V1: a city without bikes says so', async () => {
  const { status, body } = await requestJson(smallService(), '/v1/getbikes');
  expect([status, body['status']]).toEqual([200, '-1']);
});
