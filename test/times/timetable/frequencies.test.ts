import { describe, expect, test } from 'vitest';

import { openTimetable as open, said } from '../../support/gtfs/open-timetable.ts';

const DAY = ['2026-06-01T00:00', '2026-06-02T00:00'] as const;

describe('trips by frequency', () => {
  const rows = (exact: string) =>
    `trip_id,start_time,end_time,headway_secs,exact_times\nt1,06:00:00,06:30:00,600,${exact}\nt1,23:50:00,24:20:00,900,${exact}`;

  test.each([
    ['exact ones', '1', null],
    ['others, with about how far apart they are', '0', 600],
  ])('T2: are repeated until their end: %s', async (_, exact, headway) => {
    const { clocks, departures, times, stopOf } = await open({ 'frequencies.txt': rows(exact) });
    expect(clocks('s2', ...DAY)).toEqual(
      ['00:10', '06:05', '06:15', '06:25', '23:55'].map((clock) => `2026-06-01T${clock}`),
    );
    expect(departures('s2', ...DAY)[1]?.run).toMatchObject({ headway, isRepeated: true });
    const [place = { pattern: -1, position: -1 }] = times.placesOf(stopOf('s2'));
    expect(said(times.lastOf(place, '20260601'))).toBe('2026-06-02T00:10');
  });

  test('T2: a run is found again by its start, and by no other', async () => {
    const { departures, times } = await open({ 'frequencies.txt': rows('1') });
    const run = departures('s2', ...DAY)[2]?.run ?? { trip: -1, date: '', start: 0 };
    expect(said(run.start)).toBe('2026-06-01T06:10');
    expect(times.runOf(run.trip, run.date, run.start)).toEqual(run);
    // The second one would start as the period ends.
    for (const later of [1000, 1_200_000])
      expect(times.runOf(run.trip, run.date, run.start + later)).toBeNull();
    expect(times.runOf(run.trip, run.date)).toBeNull();
    expect(times.runOf(run.trip, '20270601', run.start)).toBeNull();
  });

  test('T2: a period that cannot be read is left out by name', async () => {
    const frequencies = (row: string) => ({
      'frequencies.txt': `trip_id,start_time,end_time,headway_secs\n${row}`,
    });
    for (const row of ['t1,06:00:00,05:00:00,600', 't1,06:00:00,07:00:00,0', 't1,6,07:00:00,60'])
      expect((await open(frequencies(row))).findings).toContain('bad-value');
  });
});
