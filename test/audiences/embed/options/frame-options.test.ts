import { expect, test } from 'vitest';

import { urlFromFrameOptions } from '../../../../src/audiences/builder/state/urlFromFrameOptions.ts';
import {
  readFrameOptions,
  withCityRoutes,
  withoutDepartures,
} from '../../../../src/audiences/embed/options/frame-options.ts';
import type { FrameOptions } from '../../../../src/audiences/embed/options/frame-options.ts';
import { FRAME_CONTROLS } from '../../../../src/audiences/embed/options/frame-parameters.ts';
import { LAYERS, type Panel, unaskedLayers } from '../../../../src/view/view.ts';
import { viewFromUrl } from '../../../../src/view/viewFromUrl.ts';

const read = (query: string) => readFrameOptions(new URLSearchParams(query));

/** Those of the first frames: a frame that is already on a page keeps its lists (N8). */
const USUAL_PANELS: Panel[] = ['stops', 'vehicles', 'lots', 'events'];

const DEFAULTS: FrameOptions = {
  view: { ...viewFromUrl(new URLSearchParams()), hidden: unaskedLayers(LAYERS, []) },
  v: '1',
  stops: [],
  departures: {
    filter: { destinations: [], via: [], platforms: [], hide: [] },
    reach: { minutes: null, isMarked: false },
    names: [],
  },
  mode: 'map',
  panels: USUAL_PANELS,
  controls: [...FRAME_CONTROLS],
  lots: [],
  bbox: null,
  title: null,
  gestures: 'cooperative',
  poll: null,
  api: '0',
  origin: null,
};

test('B2: a frame without parameters has the defaults, and its URL has none', () => {
  expect(read('view=embed')).toEqual(DEFAULTS);
  expect(urlFromFrameOptions(DEFAULTS)).toBe('view=embed');
});

test('T24: `stop` names the stops of the departures, once or more, or with commas', () => {
  for (const query of ['stop=0100&stop=0341', 'stop=0100,0341,0100', 'stop=0100,&stop=0341']) {
    const options = read(`panels=departures,buses&${query}`);
    expect(options.stops).toEqual(['0100', '0341']);
    expect(options.view.selection).toBeNull();
    expect(options.panels).toEqual(['departures', 'vehicles']);
  }
  const many = Array.from({ length: 20 }, (_, index) => index).join();
  expect(read(`panels=departures&stop=${many}`).stops).toHaveLength(8);
});

test('T24: without a panel of departures, `stop` opens the card of a stop, as in older addresses', () => {
  const { stops, view } = read('stop=0100&stop=0341&panels=stops');
  expect(stops).toEqual([]);
  expect(view.selection).toEqual({ kind: 'stop', id: '0100' });
  expect(withoutDepartures(read('panels=departures&stop=0100,0341')).view.selection).toEqual({
    kind: 'stop',
    id: '0100',
  });
});

const LONG = '🚌'.repeat(200);

test.each<[string, Partial<FrameOptions>]>([
  ['mode=list', { mode: 'list' }],
  ['mode=<script>alert(1)</script>&mode=list', { mode: 'list' }],
  ['panels=buses,parking,secrets', { panels: ['vehicles', 'lots'] }],
  ['panels=lots,vehicles', { panels: ['vehicles', 'lots'] }],
  ['panels=notices', { panels: ['notices'] }],
  ['panels=constructor', { panels: USUAL_PANELS }],
  ['controls=none', { controls: [] }],
  ['controls=zoom,,zoom,explode', { controls: ['zoom'] }],
  [
    'bbox=-92,43,-91,44',
    { bbox: { southWest: { lat: 43, lon: -92 }, northEast: { lat: 44, lon: -91 } } },
  ],
  ['bbox=-91,44,-92,43', { bbox: null }],
  ['bbox=1e9,1,2,3', { bbox: null }],
  ['lots=room,state,state,%20lake%20', { lots: ['state', 'lake'] }],
  [`lots=${LONG}`, { lots: [] }],
  [`title=${LONG}`, { title: '🚌'.repeat(80) }],
  ['title=%20%20', { title: null }],
  [
    'title=%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    { title: '"><img src=x onerror=alert(1)>' },
  ],
  ['gestures=full', { gestures: 'full' }],
  ['gestures=wild', { gestures: 'cooperative' }],
  ['poll=30', { poll: 30 }],
  ['api=1&origin=https://city.example', { api: '1', origin: 'https://city.example' }],
  ['origin=https://city.example/page', { origin: null }],
  ['origin=javascript:alert(1)', { origin: null }],
  ['origin=*', { origin: null }],
  ['v=2&mode=list', { v: '1', mode: 'list' }],
])('B2: %s drops what is bad and keeps the rest', (query, expected) => {
  expect(read(`view=embed&${query}&unknown=x`)).toMatchObject(expected);
});

// A bad number fails the schema, not the whole URL.
test.each(['1', '0', '-5', '1e3', '9999', 'NaN', ''])('B2: poll=%s is dropped', (text) => {
  expect(read(`poll=${text}`).poll).toBeNull();
});

test('B2: the layers that a frame names are shown, and the others hidden', () => {
  expect(read('layers=lots,<b>').view.hidden).toEqual(LAYERS.filter((layer) => layer !== 'lots'));
  expect(read('layers=moon&hide=lots').view.hidden).toEqual(['lots', ...unaskedLayers(LAYERS, [])]);
});

test('B2: the filters and the names of lots share a parameter', () => {
  const options = read('lots=room,state');
  expect(options.view.lotFilter.hasOpenSpots).toBe(true);
  expect(new URLSearchParams(urlFromFrameOptions(options)).get('lots')).toBe('room,state');
});

test('B2: a frame watches no stops and follows no bus', () => {
  expect(read('watch=0398&follow=07/015')).toEqual(DEFAULTS);
});

test.each([
  ['stop=0100', 'list', ['0100']],
  ['stop=0100&mode=map', 'map', []],
  ['stop=0100&layers=stops', 'map', []],
  ['route=03', 'map', []],
])('Q30: in a frame too low for a map with departures, %s is a %s', (query, mode, stops) => {
  const parameters = new URLSearchParams(query);
  expect(readFrameOptions(parameters, true)).toMatchObject({ mode, stops });
  expect(readFrameOptions(parameters)).toMatchObject({ mode: 'map', stops: [] });
});

test('Q31: a list of a stop is its departures, and a map that names nothing has the routes of the city', () => {
  expect(read('mode=list&stop=0100')).toMatchObject({ panels: ['departures'], stops: ['0100'] });
  expect(read('mode=list&panels=buses&stop=0100')).toMatchObject({
    panels: ['vehicles'],
    stops: [],
  });
  const routesOf = (query: string, count: number) => {
    const routes = Array.from({ length: count }, (_, index) => ({
      routeID: `${index}`,
      name: '',
      color: '#1a6fb5',
    }));
    return withCityRoutes(read(query), { routes }).view.routes;
  };
  expect(routesOf('view=embed&theme=dark', 3)).toEqual(['0', '1', '2']);
  // A large city has too many to read at once.
  expect(routesOf('view=embed', 100)).toBeNull();
  const chosen = ['stop=0100', 'near=43,-89', 'lots=lake', 'center=43,-89&zoom=12', 'mode=list'];
  expect(chosen.filter((query) => routesOf(query, 3) !== null)).toEqual([]);
});
