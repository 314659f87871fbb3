import { describe, expect, test } from 'vitest';

import type { Snapshot, SnapshotService } from '../../../../src/contract/snapshot/snapshot.ts';
import { serviceDatesOf } from '../../../../src/service/sources/snapshot/service-dates.ts';
import { aService, aSnapshot, aSnapshotRoute } from '../../../support/feeds/snapshots.ts';

/** The days of a route of a snapshot, at a time in the city. */
function datesAt(at: string, index: number, snapshot: Snapshot = aSnapshot()) {
  return serviceDatesOf(snapshot, snapshot.routes[index] ?? aSnapshotRoute(), Date.parse(at));
}

const withServices = (...services: SnapshotService[]) =>
  aSnapshot({
    services,
    routes: [aSnapshotRoute({ services: services.map((_, index) => index) })],
  });

describe('the days of a route', () => {
  test('S20: are those of the next 14 days, from today', () => {
    expect(datesAt('2026-11-20T12:00:00-05:00', 0)).toEqual([
      '2026-11-20',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
    ]);
  });

  test('S20: a route without service today has none, and runs next on a later day', () => {
    expect(datesAt('2026-11-22T12:00:00-05:00', 0)?.[0]).toBe('2026-11-23');
    expect(datesAt('2026-11-22T12:00:00-05:00', 1)).toEqual([
      '2026-11-28',
      '2026-11-29',
      '2026-12-05',
    ]);
  });

  test('S6: after midnight, a trip of the day before still runs', () => {
    // The tram's last trip leaves at 25:30 on Saturday.
    expect(datesAt('2026-11-22T01:00:00-05:00', 1)?.[0]).toBe('2026-11-22');
    expect(datesAt('2026-11-22T03:00:00-05:00', 1)?.[0]).toBe('2026-11-22');
    expect(datesAt('2026-11-22T04:29:59-05:00', 1)?.[0]).toBe('2026-11-22');
    expect(datesAt('2026-11-22T04:30:00-05:00', 1)?.[0]).toBe('2026-11-28');
    // It runs on Saturdays only, and into Sunday. A page that reads this before midnight has it after midnight.
    expect(datesAt('2026-11-21T23:30:00-05:00', 1)).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-28',
      '2026-11-29',
    ]);
    // The bus has no late trip: on Saturday at 1 a.m. Friday's service is over.
    expect(datesAt('2026-11-21T01:00:00-05:00', 0)?.[0]).toBe('2026-11-23');
  });

  test('S6: several services add up', () => {
    const snapshot = withServices(
      aService({ weekdays: [] }),
      aService({ weekdays: [], added: ['20261122'] }),
    );
    expect(datesAt('2026-11-20T12:00:00-05:00', 0, snapshot)).toEqual(['2026-11-22']);
  });

  test('S6: are unknown after the last day of the feed', () => {
    expect(datesAt('2026-12-19T23:00:00-05:00', 1)).toEqual(['2026-12-19', '2026-12-20']);
    expect(datesAt('2026-12-20T00:00:00-05:00', 1)).toBeUndefined();
  });
});
