import { describe, expect, test } from 'vitest';

import { reportSentences } from '../../../src/feeds/gtfs/report/reportLines.ts';
import { runSteps } from '../../../src/lib/steps.ts';
import { createCityTimes } from '../../../src/transit/arrivals/createCityTimes.ts';
import { MOST_OF_DAY } from '../../../src/transit/arrivals/stopDay.ts';
import { busiestRoutes } from '../../../src/transit/network/busiestRoutes.ts';
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

describe('S16: a trip that is repeated each second', () => {
  const everySecond = (rows: number, exact = '1') => ({
    'frequencies.txt': `trip_id,start_time,end_time,headway_secs,exact_times\n${`t1,00:00:00,24:00:00,1,${exact}\n`.repeat(rows)}`,
  });
  const NOW = Date.UTC(2026, 5, 1, 15);

  test('2,000 such rows are left out but for the first ones, and the report names their trip', async () => {
    const { timetable, report, snapshot } = await open(everySecond(2000));
    expect(timetable.frequencies).toHaveLength(23);
    expect(reportSentences(report, snapshot).join(' ')).toMatch(
      /frequencies\.txt line 25: trip t1 every 1 seconds is more than .* left out.*in 1,974 more rows/,
    );
  });

  test.each(['1', '0'])(
    'the first departures are shown, and the day’s timetable says that it is cut (exact_times %s)',
    async (exact) => {
      const { snapshot, timetable, departures, times } = await open(everySecond(23, exact));
      const found = departures('s2', '2026-06-01T08:00', '2026-06-01T09:00');
      expect(found.length).toBeGreaterThan(900);
      expect(found.length).toBeLessThanOrEqual(2000);
      expect(said(found[0]?.at ?? 0)).toBe('2026-06-01T08:00');
      expect(busiestRoutes(snapshot, times, NOW, 3)).toHaveLength(1);
      const city = createCityTimes(snapshot, timetable);
      const { stopID = '' } = snapshot.stops.find(({ gtfsStopID }) => gtfsStopID === 's2') ?? {};
      expect(city.arrivals({ stopID, minutes: 90 }, null, NOW)?.arrivals).toHaveLength(60);
      const day = runSteps(city.daySteps(stopID, '20260601'));
      expect(day?.departures.length).toBe(exact === '1' ? MOST_OF_DAY : 1);
      expect(day?.isCut).toBe(exact === '1' ? true : undefined);
      expect(said(day?.departures[0]?.at ?? 0)).toBe('2026-06-01T00:05');
    },
  );

  test('a snapshot that an older version stored with all of them is answered as fast', async () => {
    const { snapshot, timetable } = await open(everySecond(1));
    const [one] = timetable.frequencies;
    if (one === undefined) throw new Error('no frequency');
    const frequencies = Array.from({ length: 20_000 }, () => one);
    const city = createCityTimes(snapshot, { ...timetable, frequencies });
    expect(busiestRoutes(snapshot, city.timetable, NOW, 3)).toHaveLength(1);
    const day = runSteps(city.daySteps(snapshot.stops[0]?.stopID ?? '', '20260601'));
    expect(day?.departures).toHaveLength(MOST_OF_DAY);
  });
});
