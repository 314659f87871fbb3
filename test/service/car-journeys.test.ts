import { expect, test } from 'vitest';

import { CarJourneysAnswer } from '../../src/contract/journeys/car-journeys.ts';
import { LotsAnswer } from '../../src/contract/parking/parking-lot.ts';
import { eventKey } from '../../src/contract/parking/special-event.ts';
import { demoService } from '../support/cities/demo-service.ts';
import { smallService, requestJson } from '../support/cities/small-service.ts';

const { read, json, setNow } = demoService('2026-11-27T15:00:00-06:00');
const WEST = '43.60000,-91.96000';
const ARENA = '43.58813,-91.88932';
const ways = (query: string) => read(CarJourneysAnswer, `/v1/getjourneys?key=k&by=car&${query}`);

test('C41: by car and bus: each way begins with the drive to a lot that has room, and has its price page', async () => {
  const { journeys, lotsLeftOut } = await ways(`from=${WEST}&to=${ARENA}`);
  expect(journeys.length).toBeGreaterThan(0);
  for (const { departAt, arriveAt, legs, back } of journeys) {
    const [drive, ...onward] = legs;
    expect(drive.departAt).toBe(departAt);
    expect(legs.at(-1)?.arriveAt).toBe(arriveAt);
    expect(onward.some(({ kind }) => kind === 'ride')).toBe(true);
    expect(drive.lot).toMatchObject({
      webUrl: expect.stringContaining('https://'),
      room: { basis: 'forecast', at: drive.arriveAt },
    });
    expect(drive.lot.room.openSpots).toBeGreaterThan(0);
    expect(back.departAt).toBeGreaterThan(arriveAt);
  }
  expect(lotsLeftOut).toContainEqual({ why: 'event', lots: ['Foundry Arena Garage'] });
});

test('C42: for an event one arrives by its begin, at its own lot too, and leaves after it is over', async () => {
  setNow('2026-11-27T15:00:00-06:00');
  const { lots } = await read(LotsAnswer, '/parking/v2/lots?expand=specialevents');
  const events = lots.find(({ shortName }) => shortName === 'arena')?.specialEvents ?? [];
  const event = events.find(({ eventDatetime }) => eventDatetime === '2026-11-27T18:00:00');
  if (event === undefined) throw new Error('nothing is on tonight');
  const key = encodeURIComponent(eventKey(event));
  const { journeys, backAfter } = await ways(`from=${WEST}&to=${ARENA}&event=${key}`);
  expect(backAfter).toBe(Date.parse('2026-11-27T21:00:00-06:00'));
  expect(journeys.map(({ legs: [{ lot }] }) => [lot.name, lot.events])).toContainEqual([
    'Foundry Arena Garage',
    'visitors',
  ]);
  for (const { arriveAt, back } of journeys) {
    expect(arriveAt).toBeLessThanOrEqual(Date.parse('2026-11-27T18:00:00-06:00'));
    expect(back.departAt).toBeGreaterThanOrEqual(backAfter ?? Infinity);
  }
});

test('C42: where no stop is near the start, that is why there is no way back, and not the night', async () => {
  setNow('2026-11-27T15:00:00-06:00');
  const { lots } = await read(LotsAnswer, '/parking/v2/lots?expand=specialevents');
  const event = lots.find(({ shortName }) => shortName === 'arena')?.specialEvents?.[0];
  if (event === undefined) throw new Error('nothing is on');
  const key = encodeURIComponent(eventKey(event));
  const { back, why, whyEnd } = await ways(`from=44.50000,-91.96000&to=${ARENA}&event=${key}`);
  expect([back, why, whyEnd]).toEqual([undefined, 'outside', 'from']);
  const near = await ways(`from=${WEST}&to=${ARENA}&event=${key}`);
  expect([near.back === undefined, near.why]).toEqual([false, undefined]);
});

test.each([
  ['by=bike', 'by "bike" is invalid: it must be car, or left out'],
  ['by=car&event=none', 'event "none" is over or does not exist: leave it out'],
])('J10: %s is refused with what to write instead', async (query, sentence) => {
  expect(await json(`/v1/getjourneys?key=k&from=${WEST}&to=${ARENA}&${query}`)).toMatchObject({
    status: '-1',
    description: sentence,
  });
});

test('C41: a city without lots or without times says so', async () => {
  const path = '/v1/getjourneys?from=1&to=2&by=car';
  const { body } = await requestJson(smallService({ times: undefined }), path);
  expect(body).toMatchObject({ description: 'This city has no timetable to find a way by' });
});
