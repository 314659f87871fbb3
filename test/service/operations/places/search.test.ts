import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { createApi } from '../../../../src/api/createApi.ts';
import { searchQuery } from '../../../../src/api/queries/search/searchQuery.ts';
import { SearchAnswer } from '../../../../src/contract/places/search.ts';
import { createService } from '../../../../src/service/createService.ts';
import { createDemoCity } from '../../../../src/service/sources/demo/createDemoCity.ts';
import { aRouteStop, theSettings } from '../../../support/builders.ts';
import { requestJson, smallService } from '../../../support/cities/small-service.ts';

const stop = (stopID: string, intersection: string, more = {}) =>
  aRouteStop({ stopID, intersection, routeID: '01', latitude: 43, longitude: -89, ...more });

async function find(query: string, stops: readonly ReturnType<typeof stop>[]) {
  const service = smallService({ stops: async () => stops });
  const { body } = await requestJson(service, `/v1/search?${query}`);
  return z.parse(SearchAnswer, body);
}

test('P2: finds a stop by its name or number, with all its routes', async () => {
  const stops = [
    stop('0043', 'Main St & Ōak', { destination: 'North' }),
    stop('0043', 'Main St & Ōak', { routeID: '02', destination: 'South' }),
    stop('0044', 'Harbor'),
  ];
  const expected = {
    kind: 'stop',
    stopID: '0043',
    intersection: 'Main St & Ōak',
    latitude: 43,
    longitude: -89,
    routes: ['01', '02'],
    destinations: ['North', 'South'],
  };
  for (const text of ['main', 'oak st', '43', '0043'])
    expect((await find(`text=${encodeURIComponent(text)}`, stops)).results).toContainEqual(
      expected,
    );
});

test('P2: stops of one name say where they lead and the others don’t, but not where riders only get off', async () => {
  const lines = (stopID: string, ...destinations: readonly string[]) =>
    destinations.map((destination, index) =>
      stop(stopID, 'Church', { destination, routeID: `0${index}` }),
    );
  const stops = [
    ...lines('1', 'Airport', 'Center', 'Docks', 'Center', 'East', 'Docks', 'Center', 'Depot'),
    stop('2', 'Church', { destination: 'Terminal', exitOnly: true }),
    ...lines('2', 'Depot', 'North'),
    ...lines('3', 'Depot'),
    stop('4', 'Church', { destination: '' }),
    stop('5', 'Church Lane', { destination: 'Depot' }),
  ];
  const { results } = await find('text=church', stops);
  const found = results.flatMap((one) =>
    one.kind === 'stop' ? [[one.stopID, one.destinations]] : [],
  );
  expect(Object.fromEntries(found)).toEqual({
    1: ['Center', 'Docks', 'Airport'],
    2: ['North'],
    3: ['Depot'],
    5: ['Depot'],
  });
});

test('P2: of equal names the nearest to the point is first', async () => {
  const stops = [
    stop('1', 'Church', { latitude: 43 }),
    stop('2', 'Church', { latitude: 43.5 }),
    stop('3', 'Church', { latitude: 44 }),
  ];
  const idsAt = async (point: string) =>
    (await find(`text=church${point}`, stops)).results.flatMap((one) =>
      one.kind === 'stop' ? [one.stopID] : [],
    );
  expect(await idsAt('')).toEqual(['1', '2', '3']);
  expect(await idsAt('&lat=44.1&lon=-89')).toEqual(['3', '2', '1']);
});

test('P2: a destination is found once, with the routes that go there', async () => {
  const stops = ['01', '02'].map((routeID) => stop('1', 'A', { routeID, destination: 'Port' }));
  expect((await find('text=port', stops)).results).toEqual([
    { kind: 'destination', destination: 'Port', routes: ['01', '02'] },
  ]);
});

test('P2: at most twenty of a kind are sent, and all are counted', async () => {
  const stops = Array.from({ length: 30 }, (_, index) => stop(String(index), 'Same name'));
  const { results, counts } = await find('text=same', stops);
  expect(results).toHaveLength(20);
  expect(counts).toMatchObject({ stop: 30, lot: 0 });
});

test.each([
  ['text=', 'text is missing'],
  [`text=${'x'.repeat(101)}`, 'is too long'],
  ['text=a&lat=43', 'lon is missing'],
])('P2: a search that can not be answered says why: %s', async (query, description) => {
  const { body } = await requestJson(smallService(), `/v1/search?${query}`);
  expect(body).toMatchObject({ status: '-1', description: expect.stringContaining(description) });
});

test('P2: the demo finds routes, stops, destinations and lots through the page’s own client', async () => {
  const service = createService(createDemoCity(), theSettings(), () => Date.UTC(2026, 10, 20, 18));
  const { key } = theSettings().service;
  const fetch: typeof globalThis.fetch = (input) =>
    service(new Request(new URL(input instanceof Request ? input.url : input, 'http://city.test')));
  const api = createApi({ baseUrl: '', key, fetch });
  const kinds = async (text: string) => {
    const read = await new QueryClient().fetchQuery(
      searchQuery(api, text, { lat: 43.07, lon: -89.4 }),
    );
    return new Set(read.answer?.results.map(({ kind }) => kind));
  };
  expect(await kinds('harbor')).toEqual(new Set(['stop', 'destination', 'lot']));
  expect(await kinds('04')).toContain('route');
});
