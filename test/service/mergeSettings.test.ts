import { expect, test } from 'vitest';

import { mergeSettings } from '../../src/service/mergeSettings.ts';
import { smallSource } from '../support/cities/small-source.ts';

const route = (routeID: string, agency: string, label?: string) => ({
  routeID,
  name: '',
  color: '#1a6fb5',
  agency,
  ...(label === undefined ? {} : { label }),
});

test('G3: routes of two agencies with one label are flagged, so that the page names the agency', () => {
  const { city } = smallSource();
  const routes = [
    route('north:1', 'North', '1'),
    route('1', 'South'),
    route('2', 'South'),
    route('r2', 'South', '2'),
  ];
  const merged = mergeSettings({}, { city: city && { ...city, routes } });
  expect(merged['routes']).toEqual([
    { ...routes[0], sharesLabel: true },
    { ...routes[1], sharesLabel: true },
    ...routes.slice(2),
  ]);
});
