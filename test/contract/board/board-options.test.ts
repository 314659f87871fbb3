import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readBoardOptions } from '../../../src/contract/board/board-options.ts';

const read = (query: string) => readBoardOptions(new URLSearchParams(query));

test('L3: a display alternates any number of languages, each the closest to its tag', () => {
  const { options, warnings } = readBoardOptions(new URLSearchParams('lang=en,fr-FR,he,es-MX,tlh'));
  expect(options.languages).toEqual(['en', 'fr-CA', 'he', 'es']);
  expect(warnings).toEqual(['lang=tlh is not valid and was ignored']);
});

test('A1: a display without parameters has the defaults and no warning', () => {
  expect(read('view=kiosk')).toEqual({
    warnings: [],
    options: {
      routes: [],
      stops: [],
      near: [],
      filter: { destinations: [], via: [], platforms: [], hide: [] },
      reach: { minutes: null, isMarked: false },
      names: [],
      times: 'minutes',
      columns: [],
      split: [],
      logo: null,
      lots: [],
      operator: null,
      bounds: null,
      camera: null,
      bearing: 0,
      panels: ['map', 'lots'],
      hasOwnPanels: false,
      title: null,
      distanceMeters: 3,
      screenInches: 32,
      languages: [],
      theme: null,
      touch: false,
      speech: false,
      sayMinutes: null,
      sayHours: null,
      volumes: [],
      id: null,
      secret: null,
      wake: true,
      nightly: true,
      isPreview: false,
      shiftPixels: 0,
    },
  });
});

test('A1: all parameters are read', () => {
  const { options, warnings } = read(
    'route=03,07&stop=0100&stop=0200&near=43.5,-91.8&near=43.6,-91.9&lots=state,lake&operator=city' +
      '&bbox=-92,43,-91,44&center=43.5,-91.8&zoom=14&bearing=90&panels=lots,events&title=North%20Hub' +
      '&dist=4.5&screen=55&lang=en,es&theme=dark&touch=1&speech=1&id=main-1&secret=only-our-displays&wake=0&nightly=0&shift=12' +
      '&destination=Westgate&destination=Hub,Lake&via=0200&platform=2&hide=07,N1&reach=6,mark' +
      '&names=stop~0100~Front%20door&names=route~03~Airport&logo=/lobby.svg' +
      '&times=clock&columns=planned,platform&split=Westgate,Hub' +
      '&say=10&sayhours=Mo%2007:00-20:00&volume=80,40@20:00-24:00',
  );
  expect(warnings).toEqual([]);
  expect(options).toEqual({
    routes: ['03', '07'],
    stops: ['0100', '0200'],
    near: [
      { lat: 43.5, lon: -91.8 },
      { lat: 43.6, lon: -91.9 },
    ],
    filter: {
      destinations: ['Westgate', 'Hub', 'Lake'],
      via: ['0200'],
      platforms: ['2'],
      hide: ['07', 'N1'],
    },
    reach: { minutes: 6, isMarked: true },
    names: [
      { kind: 'stop', of: '0100', name: 'Front door' },
      { kind: 'route', of: '03', name: 'Airport' },
    ],
    times: 'clock',
    columns: ['platform', 'planned'],
    split: ['Westgate', 'Hub'],
    logo: '/lobby.svg',
    lots: ['state', 'lake'],
    operator: 'city',
    bounds: { southWest: { lat: 43, lon: -92 }, northEast: { lat: 44, lon: -91 } },
    camera: { center: { lat: 43.5, lon: -91.8 }, zoom: 14 },
    bearing: 90,
    panels: ['lots', 'events'],
    hasOwnPanels: true,
    title: 'North Hub',
    distanceMeters: 4.5,
    screenInches: 55,
    languages: ['en', 'es'],
    theme: 'dark',
    touch: true,
    speech: true,
    sayMinutes: 10,
    sayHours: [[7 * 60, 20 * 60]],
    volumes: [
      { percent: 80, hours: null },
      {
        percent: 40,
        hours: Array.from({ length: 7 }, (_, day) => [(24 * day + 20) * 60, (24 * day + 24) * 60]),
      },
    ],
    id: 'main-1',
    secret: 'only-our-displays',
    wake: false,
    nightly: false,
    isPreview: false,
    shiftPixels: 12,
  });
});

test('A1: a misspelled name, and a center without its zoom, have a warning', () => {
  expect(read('view=kiosk&stp=0100&route=03&stp=7').warnings).toEqual([
    'stp is not a parameter and was ignored',
  ]);
  expect(read('center=43.5,-91.8').warnings).toEqual([
    'center and zoom are ignored without each other',
  ]);
  expect(read('center=43.5,-91.8&zoom=14').warnings).toEqual([]);
});

test.each([
  'dist=far',
  'screen=0',
  'bbox=1,2,3',
  'near=here',
  'panels=weather',
  'lang=xx',
  'shift=99',
  'shift=-1',
  'id=main 1',
  'reach=far',
  'reach=61',
  'names=stop~0100',
  'names=color~red~blue',
  'logo=//other.example/logo.svg',
  'logo=https://other.example/logo.svg',
  `route=${'9'.repeat(300)}`,
])('A1: %s is ignored with one warning, and the default is used', (query) => {
  const { options, warnings } = read(query);
  expect(warnings).toHaveLength(1);
  expect(options).toEqual(read('').options);
});

test('A1: of a list with a bad entry, the good ones are used', () => {
  const { options, warnings } = read('panels=lots,weather,events');
  expect(options.panels).toEqual(['lots', 'events']);
  expect(warnings).toHaveLength(1);
});

test('A1, B28: the panel of buses has the name of its subject, and its older one', () => {
  expect(read('panels=buses,map').options.panels).toEqual(['vehicles', 'map']);
  expect(read('panels=vehicles,map').options.panels).toEqual(['vehicles', 'map']);
});

test('A1: every query string gives a display at least one panel and sizes in range', () => {
  const name = fc.constantFrom(
    'route',
    'stop',
    'near',
    'bbox',
    'panels',
    'dist',
    'screen',
    'lang',
    'shift',
    'x',
  );
  const value = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.constantFrom('lots', 'en,es', ''),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (pairs) => {
      const { options } = readBoardOptions(new URLSearchParams(pairs));
      expect(options.panels.length).toBeGreaterThan(0);
      expect(options.distanceMeters).toBeGreaterThanOrEqual(0.5);
      expect(options.screenInches).toBeGreaterThanOrEqual(5);
      expect(options.shiftPixels).toBeLessThanOrEqual(24);
    }),
  );
});

test('A42: a secret is read, and neither shown nor written to the console where it is wrong', () => {
  expect(read('secret=only-our-displays').options.secret).toBe('only-our-displays');
  const { options, warnings } = read('secret=too short');
  expect(options.secret).toBeNull();
  expect(warnings).toEqual(['secret=… is not valid and was ignored']);
});

test('T24: departures are a panel of a station; without one, the buses are in their place', () => {
  expect(read('stop=0100&panels=departures,map').options.panels).toEqual(['departures', 'map']);
  const { options, warnings } = read('panels=departures,buses,map');
  expect(options.panels).toEqual(['vehicles', 'map']);
  expect(warnings).toEqual([expect.stringContaining('needs stop or near')]);
});
