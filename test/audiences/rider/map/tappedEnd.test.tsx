import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { journeyOfTap, tappedEnd } from '../../../../src/audiences/rider/map/tappedEnd.ts';
import { forgetLocation } from '../../../../src/city/map/locate.ts';
import type { Selection } from '../../../../src/view/view.ts';
import { viewFromUrl } from '../../../../src/view/viewFromUrl.ts';
import { MapContent, seen } from '../../../support/page/map-content.tsx';
import { renderRider } from '../../../support/page/render-rider.tsx';

const POINT = { lat: 43.07, lon: -89.4 };
const GARAGE = {
  place: { lat: 43.0725931, lon: -89.3958675 },
  name: 'Fluno Center Garage',
};
const AT_POINT = { place: POINT, name: null };

const bus: Selection = { kind: 'vehicle', id: '03/007' };
const stop: Selection = { kind: 'stop', id: '0100' };
const garage = (): Selection => {
  const listed = seen.city?.allLots.find(({ lot }) => lot.name === GARAGE.name);
  return { kind: 'lot', id: listed?.key ?? '' };
};

test.each([
  ['a lot, by its name', () => [garage()], GARAGE],
  ['the nearer of a lot and a stop', () => [garage(), stop], GARAGE],
  ['a stop behind a bus', () => [bus, stop], { stopID: '0100' }],
  ['the point itself at a bus', () => [bus], AT_POINT],
  ['the point itself at a lot that is gone', () => [{ kind: 'lot' as const, id: 'x' }], AT_POINT],
  ['the point itself where nothing is', () => [], AT_POINT],
])('J5: for an end, a tap chooses %s', async (_what, hits, end) => {
  renderRider({ audience: MapContent, url: '/?route=03' });
  await waitFor(() => expect(seen.city?.allLots).toHaveLength(3));
  expect(seen.city && tappedEnd(hits(), POINT, seen.city)).toEqual(end);
});

const { journey: TO_POINT } = viewFromUrl(new URLSearchParams('to=43.07,-89.4'));
const HOME = { stopID: '0200' };

test.each([
  [
    'the end that is searched for',
    TO_POINT && { ...TO_POINT, from: HOME },
    'to',
    { from: HOME, to: 'tapped' },
  ],
  ['where the rider is, which isn’t known', TO_POINT, null, { from: 'tapped', to: AT_POINT }],
  ['nothing of a journey with two places', TO_POINT && { ...TO_POINT, from: HOME }, null, null],
  ['nothing where there is no journey', null, null, null],
] as const)('J5: a tap on the map chooses %s', async (_what, journey, searched, expected) => {
  forgetLocation();
  renderRider({ audience: MapContent, url: '/?route=03' });
  await waitFor(() => expect(seen.city?.allLots).toHaveLength(3));
  const tap = { searched, hits: [stop], point: POINT };
  const after = seen.city && journeyOfTap(journey, tap, seen.city);
  const end = (name: 'from' | 'to') =>
    expected?.[name] === 'tapped' ? { stopID: '0100' } : expected?.[name];
  expect(after && { from: after.from, to: after.to }).toEqual(
    expected && { from: end('from'), to: end('to') },
  );
});
