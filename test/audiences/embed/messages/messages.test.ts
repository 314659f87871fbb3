import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '../../../../src/api/ApiError.ts';
import { dataStateOf } from '../../../../src/audiences/embed/messages/dataState.ts';
import { limitRate } from '../../../../src/audiences/embed/messages/limitRate.ts';
import { readMessage } from '../../../../src/audiences/embed/messages/protocol.ts';
import { runCommand } from '../../../../src/audiences/embed/messages/runCommand.ts';
import type { FrameMode } from '../../../../src/audiences/embed/options/frame-parameters.ts';
import type { Settings } from '../../../../src/contract/settings/settings.ts';
import { LAYERS, type View } from '../../../../src/view/view.ts';
import { theSettings } from '../../../support/builders.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const message = (type: string, payload: unknown) =>
  readMessage({ v: 1, source: 'curbside-host', type, id: '1', payload });

const CENTER = { lat: 43.07, lon: -89.4 };

test.each<[string, unknown]>([
  ['setView', { center: CENTER, zoom: 14 }],
  ['setView', { center: CENTER, zoom: 0, bearing: 359, later: 'unknown' }],
  ['select', { kind: 'lot', id: 'city/north' }],
  ['select', null],
  ['setRoute', { routes: ['03', '07'] }],
  ['setRoute', { routes: null }],
  ['setTheme', { theme: 'auto' }],
  ['setLayers', { layers: [] }],
])('B21: %s takes %o', (type, payload) => {
  expect(message(type, payload)).toMatchObject({ kind: 'command', id: '1', command: { type } });
});

test.each<[string, unknown]>([
  ['setView', undefined],
  ['setView', { center: { lat: 91, lon: 0 }, zoom: 14 }],
  ['setView', { center: CENTER, zoom: Number.NaN }],
  ['setView', { center: CENTER, zoom: '14' }],
  ['select', { kind: 'script', id: 'x' }],
  ['select', { kind: 'stop', id: '' }],
  ['select', { kind: 'stop', id: 'x'.repeat(301) }],
  ['setRoute', { routes: '03' }],
  ['setRoute', { routes: Array.from({ length: 65 }, String) }],
  ['setTheme', { theme: 'url(javascript:alert(1))' }],
  ['setLayers', { layers: ['__proto__'] }],
])('B21: %s refuses %o', (type, payload) => {
  expect(message(type, payload)).toEqual({ kind: 'refused', id: '1', code: 'payload' });
});

test('B21: an id is a short text, or none', () => {
  const idOf = (id: unknown) =>
    readMessage({ v: 1, source: 'curbside-host', type: 'hello', id, payload: 0 });
  expect(idOf({ toString: 1 })).toMatchObject({ kind: 'command', id: undefined });
  expect(idOf('x'.repeat(301))).toMatchObject({ kind: 'command', id: undefined });
});

const settings = theSettings({
  routes: [{ routeID: '03', name: 'Crosstown', color: '#1f6f8b' }],
  features: { vehicles: true, parking: false },
});

/** What a command changes in the view, or why the frame can't do it. */
function changed(
  type: string,
  payload: unknown,
  mode: 'map' | 'list' = 'map',
  city: Pick<Settings, 'features' | 'feeds' | 'routes'> = settings,
) {
  const received = message(type, payload);
  if (received.kind !== 'command') throw new Error('not a command');
  let change: unknown = {};
  const changeView = (part: unknown) => (change = part);
  const moveMap = (moved: unknown) => (change = { moved });
  return runCommand(received.command, { settings: city, mode, changeView, moveMap }) ?? change;
}

test('G2: a host of before the second feed chooses the routes and the bus that it meant', () => {
  const route = (routeID: string, feed: string) => ({ routeID, feed, name: '', color: '#000000' });
  const routes = [route('north:1', 'north'), route('south:1', 'south'), route('3', 'south')];
  const city = theSettings({ feeds: ['north', 'south'], routes });
  const change = (type: string, payload: unknown) => changed(type, payload, 'map', city);
  expect(change('setRoute', { routes: ['1', '3', 'north:1'] })).toEqual({
    routes: ['north:1', '3'],
  });
  expect(change('setRoute', { routes: ['1', '4'] })).toBe("There's no route 4");
  expect(change('select', { kind: 'vehicle', id: '1/b4' })).toEqual({
    selection: { kind: 'vehicle', id: 'north:1/b4' },
  });
});

test('B21: a host moves the map, selects, and chooses routes, theme and layers', () => {
  const moved = { center: CENTER, zoom: 14 };
  expect(changed('setView', moved)).toEqual({ moved });
  expect(changed('setView', { ...moved, bearing: 0 })).toEqual({ moved: { ...moved, bearing: 0 } });
  const selection = { kind: 'stop', id: '0100' };
  expect(changed('select', selection)).toEqual({ selection });
  expect(changed('setRoute', { routes: ['03'] })).toEqual({ routes: ['03'] });
  expect(changed('setTheme', { theme: 'dark' })).toEqual({ theme: 'dark' });
  expect(changed('setTheme', { theme: 'auto' })).toEqual({ theme: null });
  expect(changed('setLayers', { layers: LAYERS.slice(1) })).toEqual({ hidden: ['stops'] });
});

test('B21: a frame says so when it has no map, no such route or no such data', () => {
  expect(changed('setView', { center: CENTER, zoom: 14 }, 'list')).toBe('A list has no map');
  expect(changed('setRoute', { routes: ['03', '99'] })).toBe("There's no route 99");
  expect(changed('select', { kind: 'lot', id: 'north' })).toBe(
    'This city has no data for the kind lot',
  );
});

test('B21: a host may choose any route in a city whose settings list none, as its URL may', () => {
  const unlisted = { ...settings, routes: [] };
  expect(changed('setRoute', { routes: ['07'] }, 'map', unlisted)).toEqual({ routes: ['07'] });
});

test('B21: a map that moves is reported at most four times in a second, and its end always', () => {
  const sent: number[] = [];
  let place = 0;
  const limited = limitRate(250, () => sent.push(place));
  for (place = 1; place <= 100; place += 1) {
    limited.pass();
    vi.advanceTimersByTime(10);
  }
  place = 1000;
  limited.pass();
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([1, 25, 50, 75, 100, 1000]);
  limited.pass();
  limited.pass();
  limited.cancel();
  vi.advanceTimersByTime(1000);
  expect(sent).toHaveLength(7);
});

const NOW = 10_000_000;
const answered = (secondsAgo: number) => ({ answer: {}, receivedAt: NOW - secondsAgo * 1000 });
const failure = { error: new ApiError('http', 'gone'), since: NOW };
const LIVE = { state: 'live', age: 0, visibility: 'shown' } as const;
const LATE = { state: 'late', age: 70_000, visibility: 'faded' } as const;
const GONE = { state: 'lost', age: 130_000, visibility: 'hidden' } as const;

const stateOf = (
  reads: Partial<Parameters<typeof dataStateOf>[0]>,
  hidden: View['hidden'] = [],
  features = { vehicles: true, parking: true },
  mode: FrameMode = 'map',
) =>
  dataStateOf(
    {
      mode,
      stops: [answered(5)],
      vehicles: [LIVE],
      lots: answered(5),
      departures: [],
      notices: [],
      ...reads,
    },
    { hidden },
    NOW,
    theSettings({ features }),
  );

test('T24, B27: a host learns the state of the departures while their list is open', () => {
  expect(stateOf({ departures: [LIVE, LIVE] }).layers.departures).toBe('live');
  expect(stateOf({ departures: [LIVE, GONE] })).toMatchObject({
    state: 'late',
    layers: { departures: 'late' },
  });
  expect(stateOf({}).layers).not.toHaveProperty('departures');
});

test('N8, B27: a frame with notices or departures alone is lost when they are, whatever the buses do', () => {
  const list = (reads: Parameters<typeof stateOf>[0]) =>
    stateOf(reads, [], { vehicles: true, parking: true }, 'list').state;
  const gone = { vehicles: [GONE], lots: { ...answered(10_000), failure } };
  expect([list({ ...gone, notices: [LIVE] }), list({ ...gone, departures: [LIVE] })]).toEqual([
    'live',
    'live',
  ]);
  expect([list({ notices: [GONE] }), list({ departures: [GONE] })]).toEqual(['lost', 'lost']);
  const { state, layers } = stateOf({ notices: [GONE] });
  expect([state, layers.notices]).toEqual(['late', 'lost']);
});

test('B27: a host learns whether the data is live, late or lost', () => {
  expect(stateOf({})).toEqual({
    state: 'live',
    layers: { stops: 'live', vehicles: 'live', lots: 'live' },
  });
  expect(stateOf({ vehicles: [LIVE, LATE] })).toMatchObject({
    state: 'late',
    layers: { vehicles: 'late' },
  });
  expect(stateOf({ vehicles: [GONE], lots: { ...answered(10_000), failure } })).toEqual({
    state: 'lost',
    layers: { stops: 'live', vehicles: 'lost', lots: 'lost' },
  });
  expect(stateOf({ stops: [undefined], vehicles: [], lots: undefined })).toMatchObject({
    state: 'loading',
  });
});

test('B27: as long as a part is still shown, the data is late and not lost', () => {
  expect(stateOf({ vehicles: [GONE, LIVE] }).layers.vehicles).toBe('late');
  expect(stateOf({ vehicles: [GONE] })).toMatchObject({
    state: 'late',
    layers: { vehicles: 'lost', lots: 'live' },
  });
  expect(stateOf({ stops: [{ ...answered(5), failure }] }).layers.stops).toBe('late');
});

test('B27: hidden layers and those that the city lacks do not count', () => {
  expect(stateOf({ lots: { failure } }, ['lots'])).toMatchObject({ state: 'live' });
  expect(stateOf({ lots: undefined }, [], { vehicles: true, parking: false })).toEqual({
    state: 'live',
    layers: { stops: 'live', vehicles: 'live' },
  });
  expect(stateOf({ stops: [{ failure }] }, ['vehicles', 'lots'])).toEqual({
    state: 'lost',
    layers: { stops: 'lost' },
  });
});
