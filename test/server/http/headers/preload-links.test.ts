import { expect, test } from 'vitest';

import { createApi } from '../../../../src/api/createApi.ts';
import type { Api } from '../../../../src/api/createApi.ts';
import { nearParameters } from '../../../../src/contract/operations/first-requests.ts';
import { OPERATIONS } from '../../../../src/contract/operations/operations.ts';
import type { Place } from '../../../../src/lib/geo/distance.ts';
import { fileLinks, preloadLinks } from '../../../../src/server/http/headers/preload-links.ts';
import { theSettings } from '../../../support/builders.ts';
import { smallSource } from '../../../support/cities/small-source.ts';

const routes = [...(smallSource().city?.routes ?? [])];
const settings = theSettings({
  service: { baseUrl: '', key: 'a key&more' },
  routes,
  routeDocuments: '/routes/{routeID}.json',
});

const addressesOf = (link: string) =>
  [...link.matchAll(/<([^>]*)>/g)].map(([, address]) => address);

/** The URLs that the page's own API client requests. */
async function requestedUrls(
  baseUrl: string,
  ...reads: readonly ((api: Api) => Promise<unknown>)[]
): Promise<string[]> {
  const requested: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    if (typeof input === 'string') requested.push(input);
    return Response.json({});
  };
  const { service, routeDocuments } = settings;
  const api = createApi({ ...service, baseUrl, routeDocuments, fetch });
  for (const read of reads) await Promise.allSettled([read(api)]);
  return requested;
}

const stopsOf = (routeID: string) => (api: Api) => api.ask(OPERATIONS.getstops, { routeID });
const documentOf = (routeID: string) => (api: Api) => api.routeDocument(routeID);
const vehiclesOf = (routeID: string) => (api: Api) => api.ask(OPERATIONS.getvehicles, { routeID });
const lots = (api: Api) => api.ask(OPERATIONS.lots, { expand: 'specialevents' });

test('S13, R31: the first visit preloads what the page reads first, by the page’s own URLs', async () => {
  const link = preloadLinks(settings, '');
  expect(link).toMatch(/^<\/curbside\.json>; rel=preload; as=fetch; crossorigin, </);
  expect(addressesOf(link)).toEqual([
    '/curbside.json',
    ...(await requestedUrls('', stopsOf('03'), documentOf('03'), vehiclesOf('03'), lots)),
  ]);
});

const HTML = `
  <script type="module" crossorigin src="/assets/page-1.js"></script>
  <script type="module" crossorigin src="/assets/libraries-2.js"></script>
  <link rel="stylesheet" crossorigin href="/assets/page-3.css">
  <link rel="icon" href="/icon.svg">`;
const FILES = fileLinks(
  HTML,
  new Map([
    ['/assets/page-1.js', 2],
    ['/assets/libraries-2.js', 9],
    ['/assets/page-3.css', 5],
    ['/assets/cards-4.js', 3],
    ['/assets/cards-4.js.br', 1],
    ['/assets/lists-5.js', 8],
    ['/assets/lists-6.css', 2],
    ['/assets/rider-7.js', 1],
    ['/assets/kiosk-8.js', 7],
  ]),
);
const FIRST_FILES = ['/assets/libraries-2.js', '/assets/page-3.css', '/assets/page-1.js'];
const RIDER_FILES = [
  '/assets/lists-5.js',
  '/assets/cards-4.js',
  '/assets/lists-6.css',
  '/assets/rider-7.js',
];

test('R31: the page’s first files come before all reads, the largest first', () => {
  expect(FILES.first).toEqual([
    '</assets/libraries-2.js>; rel=modulepreload; crossorigin',
    '</assets/page-3.css>; rel=preload; as=style; crossorigin',
    '</assets/page-1.js>; rel=modulepreload; crossorigin',
  ]);
  const addresses = addressesOf(preloadLinks(settings, '', FILES));
  expect(addresses.slice(0, 4)).toEqual([...FIRST_FILES, '/curbside.json']);
});

test('R31: a page that begins with a card, ways or another list asks for their code before stops, buses and lots', () => {
  const withTimes = { ...settings, features: { ...settings.features, times: true } };
  const addressesFor = (query: string) => addressesOf(preloadLinks(withTimes, query, FILES));
  expect(addressesFor('stop=0100').slice(0, 9)).toEqual([
    ...FIRST_FILES,
    '/curbside.json',
    expect.stringContaining('getarrivals'),
    ...RIDER_FILES,
  ]);
  const asksForCode = (query: string) => addressesFor(query).includes('/assets/cards-4.js');
  const queries = ['panel=buses', 'lot=state', 'from=here&to=0100', 'route=03&stop=0100'];
  expect(queries.filter(asksForCode)).toEqual(queries);
  const others = ['', 'near=43.7,-91.87', 'route=03', 'view=kiosk&stop=0100', 'view=embed&to=0100'];
  expect(others.filter(asksForCode)).toEqual([]);
});

test('R31: buses and lots are preloaded last, before what the page loads at low priority', () => {
  const links = preloadLinks(settings, '');
  expect(links).not.toContain('fetchpriority');
  expect(addressesOf(links).map((url) => /getvehicles|lots/.exec(url ?? '')?.[0])).toEqual([
    undefined,
    undefined,
    undefined,
    'getvehicles',
    'lots',
  ]);
});

test('R31: a frame with the ways to a place has no map, so no buses and lots are preloaded', () => {
  const live = (query: string) => /getvehicles|lots/.test(preloadLinks(settings, query));
  expect(['view=embed&to=0100', 'view=embed&stop=0100', 'to=0100'].map(live)).toEqual([
    false,
    true,
    true,
  ]);
});

test('R31: the departures that a page begins with are preloaded before its stops, by the page’s own URLs', async () => {
  const withTimes = { ...settings, features: { ...settings.features, times: true } };
  const second = (query: string) => addressesOf(preloadLinks(withTimes, query))[1];
  const around = (place: Place, meters: number) => (api: Api) =>
    api.ask(OPERATIONS.getnear, nearParameters(place, meters));
  const place = { lat: 43.7, lon: -91.87654 };
  const { center } = settings.city;
  const requested = await requestedUrls(
    '',
    around(center, 500),
    around(place, 500),
    around(place, 91),
    (api) => api.ask(OPERATIONS.getarrivals, { stopID: '0100' }),
  );
  const queries = ['', 'near=43.7,-91.87654', 'near=43.7,-91.87654&radius=300', 'stop=0100'];
  expect(queries.map(second)).toEqual(requested);
  const others = ['near=here', 'panel=buses', 'near=43.7,-91.9&panel=buses', 'to=0100', 'route=03'];
  expect(others.filter((query) => preloadLinks(withTimes, query).includes('getnear'))).toEqual([]);
});

test('R31: only what the city’s data includes is preloaded', () => {
  const { routeDocuments: _, ...others } = settings;
  const features = { vehicles: false, parking: false };
  expect(addressesOf(preloadLinks({ ...others, features }, ''))).toHaveLength(2);
});

test('R31: pages that begin without the city’s first routes preload none of them', () => {
  const routesIn = (query: string) =>
    /routes|getstops|getvehicles/.test(preloadLinks(settings, query));
  const without = [
    'view=builder',
    'view=kiosk&id=lobby',
    'view=kiosk&stop=0100',
    'view=kiosk&near=1,2',
  ];
  expect(without.filter(routesIn)).toEqual([]);
  const others = ['', 'view=embed&stop=0100', 'view=kiosk&stop=0100&route=03'];
  expect(others.filter(routesIn)).toEqual(others);
});

test('S13: a URL with routes preloads those that exist', async () => {
  expect(addressesOf(preloadLinks(settings, 'lang=es&route=22,07,zz'))).toEqual([
    '/curbside.json',
    ...(await requestedUrls(
      '',
      stopsOf('22'),
      stopsOf('07'),
      documentOf('22'),
      documentOf('07'),
      vehiclesOf('22'),
      vehiclesOf('07'),
      lots,
    )),
  ]);
  expect(addressesOf(preloadLinks(settings, 'route='))).toEqual([
    '/curbside.json',
    ...(await requestedUrls('', lots)),
  ]);
});

test('R37: the routes that the settings name are preloaded', async () => {
  const [stops] = await requestedUrls('', stopsOf('22'));
  expect(addressesOf(preloadLinks({ ...settings, startRoutes: ['22'] }, ''))).toContain(stops);
});

test('S13: a service under a path of this origin is preloaded under that path', async () => {
  const under = { ...settings, service: { ...settings.service, baseUrl: '/transit' } };
  expect(addressesOf(preloadLinks(under, ''))).toEqual(
    expect.arrayContaining(await requestedUrls('/transit', stopsOf('03'), lots)),
  );
});

test('S13: nothing of another origin is preloaded', () => {
  const elsewhere = {
    ...settings,
    service: { ...settings.service, baseUrl: 'https://a.example' },
    routeDocuments: 'https://a.example/{routeID}.json',
  };
  expect(addressesOf(preloadLinks(elsewhere, ''))).toEqual(['/curbside.json']);
});
