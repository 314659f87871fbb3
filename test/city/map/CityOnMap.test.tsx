import { act, cleanup, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { choicesFromTap } from '../../../src/city/cards/choices/choicesFromTap.ts';
import { selectionsFrom } from '../../../src/city/map/selectionsFrom.ts';
import { ADDED_KINDS, ADDED_NAMES, SELECTION_KINDS } from '../../../src/contract/subjects.ts';
import { LOTS_SOURCE } from '../../../src/features/parking/map/lot-layers.ts';
import { MARKED_STOPS_SOURCE, STOPS_SOURCE } from '../../../src/features/stops/map/stop-layers.ts';
import { createFormats } from '../../../src/lib/words/formats.ts';
import type { Hit } from '../../../src/map/scene/scene.ts';
import type { Selection } from '../../../src/view/view.ts';
import { aLot, anEvent, theSettings } from '../../support/builders.ts';
import type { SmallOverrides } from '../../support/cities/small-source.ts';
import { MapContent, parts, seen } from '../../support/page/map-content.tsx';
import { renderRider } from '../../support/page/render-rider.tsx';
import { en } from '../../support/words/catalogs.ts';

const open = (query: string, source: SmallOverrides = {}) =>
  renderRider({ audience: MapContent, url: `/?hide=vehicles,lots&${query}`, source });

const stopsIn = (part: string, id: string) => {
  const source = parts.get(part)?.sources?.[id];
  if (source === undefined || !('features' in source)) return [];
  return source.features.map(({ properties }) => String(properties?.['stopID'])).toSorted();
};
const stopsOnMap = () => stopsIn('stops', STOPS_SOURCE);
const marked = () => stopsIn('marked-stops', MARKED_STOPS_SOURCE);
const OF_ROUTE_03 = ['0100', '0341', '0538', '1391'];

test('R5: a stop on no chosen route is on the map while it is selected', async () => {
  open('route=03');
  await waitFor(() => expect(stopsOnMap()).toEqual(OF_ROUTE_03));
  act(() => seen.choose?.({ kind: 'stop', id: '0070' }));
  await waitFor(() => expect(stopsOnMap()).toEqual(['0070', ...OF_ROUTE_03]));
  await waitFor(() => expect(marked()).toEqual(['0070']));
  expect(seen.city?.placesOf({ kind: 'stop', id: '0070' })).toEqual([
    { lat: 43.07434, lon: -89.40083 },
  ]);
  act(() => seen.choose?.(null));
  await waitFor(() => expect(stopsOnMap()).toEqual(OF_ROUTE_03));
});

test('R35: a stop that is selected without its zeros is the one of its route, and is marked', async () => {
  open('route=03&stop=100');
  await waitFor(() => expect(marked()).toEqual(['0100']));
  await waitFor(() => expect(stopsOnMap()).toEqual(OF_ROUTE_03));
  expect(seen.city?.chosenStop?.routes).toEqual(['03']);
  expect(seen.city?.stopByID('100')?.stopID).toBe('0100');
});

test('R2: a selected stop is on the map even if it has another destination', async () => {
  open('route=03&destination=West+Transfer+Point&stop=1391');
  await waitFor(() => expect(stopsOnMap()).toEqual(['0341', '1391']));
});

test.each(['city', 'area', undefined] as const)(
  'A8: the lots of a picture (%s) are above its buses, and a city’s has no stops',
  async (picture) => {
    seen.picture = picture && { shows: picture, isWhole: () => true };
    parts.clear();
    renderRider({ audience: MapContent, url: '/?route=03' });
    const order = (id: string) => parts.get(id)?.order ?? Number.NaN;
    await waitFor(() => expect(order('vehicles') < order('lots')).toBe(picture !== undefined));
    await waitFor(() => expect(parts.has('stops')).toBe(picture !== 'city'));
    seen.picture = undefined;
  },
);

test('A8: a picture leaves out the lots and buses that its edge would cut', async () => {
  const lotsOnMap = () => {
    const source = parts.get('lots')?.sources?.[LOTS_SOURCE];
    return source !== undefined && 'features' in source ? source.features.length : null;
  };
  const isBusDrawn = () => {
    const layer = parts.get('vehicles')?.custom;
    return layer !== undefined && layer.pick({ x: 0, y: 0 }, 1, () => ({ x: 0, y: 0 })).length > 0;
  };
  seen.picture = { shows: 'area', isWhole: () => true };
  renderRider({ audience: MapContent, url: '/?route=03' });
  await waitFor(() => expect([lotsOnMap(), isBusDrawn()]).toEqual([3, true]));
  cleanup();
  parts.clear();
  // A bus needs less space around its place than a lot.
  seen.picture = { shows: 'area', isWhole: (_place, reachPx) => reachPx < 30 };
  renderRider({ audience: MapContent, url: '/?route=03' });
  await waitFor(() => expect([lotsOnMap(), isBusDrawn()]).toEqual([0, true]));
  cleanup();
  parts.clear();
  seen.picture = { shows: 'area', isWhole: () => false };
  renderRider({ audience: MapContent, url: '/?route=03' });
  await waitFor(() => expect(seen.city?.vehicles).toHaveLength(2));
  expect([lotsOnMap(), isBusDrawn()]).toEqual([0, false]);
  seen.picture = undefined;
});

test('R24: an event is at each of its lots', async () => {
  const lot = (shortName: string, lng: number) =>
    aLot({ shortName, coordinates: { lat: 43.07, lng }, specialEvents: [anEvent()] });
  open('route=03', { lots: async () => [lot('west', -89.4), aLot(), lot('east', -89.3)] });
  await waitFor(() => expect(seen.city?.events).toHaveLength(1));
  expect(seen.city?.placesOf({ kind: 'event', id: seen.city?.events[0]?.key ?? '' })).toEqual([
    { lat: 43.07, lon: -89.4 },
    { lat: 43.07, lon: -89.3 },
  ]);
});

test('R14: a thing with the ID of a lot is no lot', async () => {
  open('route=03');
  await waitFor(() => expect(seen.city?.lots.length).toBeGreaterThan(0));
  const { key = '' } = seen.city?.lots.find(({ place }) => place !== null) ?? {};
  const kindsWith = (of: (selection: Selection) => readonly unknown[]) =>
    SELECTION_KINDS.filter((kind) => of({ kind, id: key }).length > 0);
  expect(kindsWith((selection) => seen.city?.placesOf(selection) ?? [])).toEqual(['lot']);
  expect(kindsWith(choices)).toEqual(['lot']);
});

test('R13: the camera is given the place of the bus that it follows', async () => {
  renderRider({ audience: MapContent, url: '/?hide=stops,lots&route=03' });
  await waitFor(() => expect(seen.isFollowed).toBe(true));
});

test('R14, V2: a tap hits each kind of an added subject', async () => {
  parts.clear();
  const added = Object.fromEntries(ADDED_NAMES.map((name) => [name, true]));
  renderRider({
    audience: MapContent,
    settings: { features: { ...theSettings().features, ...added } },
  });
  const picked = () =>
    [...parts.values()].flatMap(({ pick = [], layers = [] }) =>
      pick.flatMap(({ kind, layer }) => (layers.some(({ id }) => id === layer) ? [kind] : [])),
    );
  await waitFor(() => expect(picked()).toEqual(expect.arrayContaining(ADDED_KINDS)));
});

const hit = (kind: string, id: string) => ({ kind, id, distancePx: 0 });
const choices = (...tapped: Selection[]) =>
  seen.city === undefined
    ? []
    : choicesFromTap(tapped, seen.city, {
        words: en,
        wordsOn: () => en,
        formats: createFormats('en', 'feet', 'America/Chicago'),
        labelOf: String,
        nameOf: String,
      });

test('R14: a tap on several things lists stops near a point, and each bus by its number', async () => {
  open('route=03&near=43.0733673,-89.4014633');
  await waitFor(() => expect(stopsOnMap()).toContain('0070'));
  await waitFor(() => expect(seen.city?.vehicles).toHaveLength(2));
  const bus = en.vehicles.vehicleID;
  const toEast = [en.routes.unnamed('03'), en.stops.toward('East Transfer Point')];
  expect(
    choices(
      { kind: 'stop', id: '0070' },
      { kind: 'vehicle', id: '03/007' },
      { kind: 'vehicle', id: '03/943' },
    ).map(({ name, details }) => [name, ...details]),
  ).toEqual([
    ['West Transfer Point', en.stops.stopID('0070'), en.stops.toward('West Transfer Point')],
    [bus('007'), ...toEast],
    [bus('943'), ...toEast],
  ]);
});

test('R14: a tap on several lots names each with the count on its marker', async () => {
  open('route=03');
  await waitFor(() => expect(seen.city?.lots).toHaveLength(3));
  const lots = seen.city?.lots ?? [];
  const { parking } = en;
  expect(
    choices(...lots.map(({ key }): Selection => ({ kind: 'lot', id: key }))).map(
      ({ details }) => details,
    ),
  ).toEqual([
    [parking.one, `301 ${parking.openOf(301, '613')}`],
    [parking.one, parking.reasons['no-count']],
    [parking.one, `0 ${parking.openOf(0, '412')}`],
  ]);
});

test('R14: a tap on several things of which one is left opens that one', async () => {
  open('route=03');
  await waitFor(() => expect(stopsOnMap()).toEqual(OF_ROUTE_03));
  const selectionsOf = (...hits: Hit[]) => seen.city && selectionsFrom(hits, seen.city);
  const gone = hit('vehicle', '03/999');
  expect(selectionsOf(gone, hit('stop', '0100'))).toEqual([{ kind: 'stop', id: '0100' }]);
  // A bus that left while nothing else is there has a card that says so.
  expect(selectionsOf(gone)).toEqual([{ kind: 'vehicle', id: '03/999' }]);
  expect(selectionsOf(hit('stop', '0341'), hit('stop', '0100'), hit('stop', '0341'))).toHaveLength(
    2,
  );
  expect(selectionsOf()).toEqual([]);
});
