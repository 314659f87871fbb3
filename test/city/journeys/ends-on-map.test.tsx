import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { JOURNEY_SOURCE } from '../../../src/features/journeys/map/journeyLines.ts';
import { MapContent, parts, seen } from '../../support/page/map-content.tsx';
import { renderRider } from '../../support/page/render-rider.tsx';
import { timesOf } from '../../support/times/departures.ts';

beforeEach(() => {
  parts.clear();
  seen.shown = [];
});

const open = (url: string) =>
  renderRider({ audience: MapContent, url, source: { times: timesOf(() => []) } });
const ends = () => {
  const source = parts.get('journey')?.sources?.[JOURNEY_SOURCE];
  return source !== undefined && 'features' in source
    ? source.features.map(({ geometry }) => 'coordinates' in geometry && geometry.coordinates)
    : [];
};

test('J5: the map shows where a journey leads before it is known where it begins', async () => {
  open('/?to=43.08,-89.41,Library');
  await waitFor(() => expect(ends()).toEqual([[-89.41, 43.08]]));
  expect(seen.shown).toEqual(['43.08']);
});

test('J5: both ends of a journey are on the map until a way is, and the map stays for that', async () => {
  open('/?from=0100&to=43.08,-89.41,Library');
  await waitFor(() => expect(ends()).toHaveLength(2));
  expect(ends()).toContainEqual([-89.41, 43.08]);
  expect(seen.shown).toEqual([]);
});
