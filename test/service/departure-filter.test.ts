import { expect, test } from 'vitest';

import { timesService } from '../support/cities/times-service.ts';

const { json, arrivals, setNow } = timesService();
setNow('2026-06-01T08:02');

const routesOf = async (query: string) =>
  (await arrivals(`stopID=103&minutes=30&${query}`)).arrivals.map(({ routeID }) => routeID);

test('A53: getarrivals takes several destinations, routes to hide, and stops on the way', async () => {
  expect(await routesOf('')).toEqual(['9']);
  expect(await routesOf('destination=North,End')).toEqual(['9']);
  expect(await routesOf('destination=North')).toEqual([]);
  expect(await routesOf('hide=7')).toEqual(['9']);
  expect(await routesOf('hide=7,9')).toEqual([]);
  expect(await routesOf('via=102')).toEqual(['9']);
  expect(await routesOf('via=101')).toEqual([]);
  expect(await routesOf('platform=2')).toEqual([]);
  expect(await routesOf('via=&hide=&platform=&destination=')).toEqual(['9']);
});

test('A53: a stop on the way that does not exist is named, because no bus would be found either', async () => {
  expect(await json('/v1/getarrivals?key=k&stopID=103&via=102,999')).toMatchObject({
    status: expect.not.stringMatching(/^0$/),
    description: 'via "999" does not exist',
  });
  const many = Array.from({ length: 65 }, (_, index) => index).join(',');
  expect(await json(`/v1/getarrivals?key=k&stopID=103&hide=${many}`)).toMatchObject({
    description: 'hide has more than 64 entries',
  });
});

test('A55: getarrivals lists what comes to a stop with show=arrivals, and refuses another list', async () => {
  const { arrivals: coming } = await arrivals('stopID=103&minutes=1440&show=arrivals');
  expect(coming.length).toBeGreaterThan(0);
  expect(await routesOf('show=departures')).toEqual(['9']);
  expect(await json('/v1/getarrivals?key=k&stopID=103&show=both')).toMatchObject({
    description: 'show "both" is invalid: it must be departures or arrivals',
  });
});
