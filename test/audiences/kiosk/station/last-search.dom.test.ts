import { expect, test } from 'vitest';

import {
  isSearchDue,
  lastSearchOf,
  storeSearch,
} from '../../../../src/audiences/kiosk/station/last-search.ts';

const NOW = Date.UTC(2026, 10, 20);
const HOUR = 3_600_000;
const routes = [{ routeID: '1' }, { routeID: '2' }];

test('A48: the routes of a station are searched again after a day, and after an hour if there were none', () => {
  const at = (routeIDs: readonly string[], hours: number) =>
    isSearchDue({ routeIDs, foundAt: NOW - hours * HOUR }, NOW);
  expect(isSearchDue(null, NOW)).toBe(true);
  expect([at(['1'], 23), at(['1'], 25)]).toEqual([false, true]);
  expect([at([], 0.5), at([], 2)]).toEqual([false, true]);
  // The clock was set back.
  expect(at(['1'], -48)).toBe(true);
});

test('A48: the result of a search is that of its station, without routes that the city no longer has', () => {
  expect(lastSearchOf('pier', routes)).toBeNull();
  const found = { routeIDs: ['1', '2'], foundAt: NOW };
  storeSearch('pier', found);
  expect(lastSearchOf('pier', routes)).toEqual(found);
  expect(lastSearchOf('hall', routes)).toBeNull();
  const later = lastSearchOf('pier', routes.slice(1));
  expect(later?.routeIDs).toEqual(['2']);
  expect(isSearchDue(later, NOW)).toBe(true);
  expect(lastSearchOf('pier', [])).toBeNull();
});

test('A48: that no route stops at a station is not stored', () => {
  storeSearch('pier', { routeIDs: ['1'], foundAt: NOW });
  storeSearch('pier', { routeIDs: [], foundAt: NOW + HOUR });
  expect(lastSearchOf('pier', routes)?.foundAt).toBe(NOW);
});
