import { expect, test } from 'vitest';

import { fullRouteName, nameBesideLabel } from '../../../src/lib/names/route-name.ts';
import { en } from '../../support/words/catalogs.ts';

test.each([
  [{ routeID: '7', name: 'Harbor' }, 'Route 7, Harbor', 'Harbor'],
  [
    { routeID: 'ROUTE_14244', label: 'Metro 2', name: 'Tasquena' },
    'Route Metro 2, Tasquena',
    'Tasquena',
  ],
  // A name is not said twice.
  [{ routeID: 'Northern Line', name: 'NORTHERN LINE' }, 'Route Northern Line', ''],
  [{ routeID: 'ROUTE_9', label: 'Hudson', name: 'Hudson' }, 'Route Hudson', ''],
  [{ routeID: '99', name: 'Route 99' }, 'Route 99', ''],
  // Another agency's route may have the number (G3).
  [
    { routeID: 'a:1', label: '1', name: 'Pier', agency: 'Metrobus', sharesLabel: true },
    'Route 1 (Metrobus), Pier',
    'Pier',
  ],
])('F35, F40, G3: people read the route %j as "%s"', (route, full, beside) => {
  expect(fullRouteName(route, en.routes)).toBe(full);
  expect(nameBesideLabel(route, en.routes)).toBe(beside);
});
