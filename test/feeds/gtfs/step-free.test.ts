import { expect, test } from 'vitest';

import { decodeSnapshot, encodeSnapshot } from '../../../src/contract/snapshot/snapshot-file.ts';
import { cityColumns, cityOfColumns } from '../../../src/service/pocket/city-columns.ts';
import { aFeed } from '../../support/feeds/a-feed.ts';
import { imported, reportOf } from '../../support/feeds/report-of.ts';

const HEADER =
  'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,platform_code,wheelchair_boarding';
const feedOf = (...rows: readonly string[]) =>
  aFeed({
    'stops.txt': [HEADER, ...rows].join('\n'),
    'stop_times.txt':
      '\nt1,08:00:00,08:00:00,s1,1\nt1,08:05:00,08:05:00,s2,2\nt1,08:10:00,08:10:00,s3,3',
  });

test('W1: a platform inherits what its station says, 0 and empty are not known, and never no', async () => {
  const files = feedOf(
    's1,First,43.07,-89.4,0,yes,1,0',
    's2,Second,43.08,-89.4,4,p2,,',
    's3,Third,43.09,-89.4,0,,,0',
    'p2,Platform,43.08,-89.4,0,no,2,',
    'yes,North,43.07,-89.4,1,,,1',
    'no,South,43.08,-89.4,1,,,2',
  );
  const { snapshot } = await imported(files);
  expect(snapshot.stops.map(({ isAccessible }) => isAccessible)).toEqual([true, false, undefined]);
});

test('W1: what a platform says itself counts more than its station, and another value is named', async () => {
  const files = feedOf(
    's1,First,43.07,-89.4,0,yes,1,2',
    's2,Second,43.08,-89.4,0,yes,2,7',
    's3,Third,43.09,-89.4,,,,1',
    'yes,North,43.07,-89.4,1,,,1',
  );
  const { snapshot } = await imported(files);
  expect(snapshot.stops.map(({ isAccessible }) => isAccessible)).toEqual([false, true, true]);
  expect(await reportOf(files)).toContain('wheelchair_boarding "7" is not 0, 1 or 2');
});

const STATION = feedOf(
  's1,Central,43.07,-89.4,0,c,1,1',
  's2,Central,43.0701,-89.4,0,c,2,',
  's3,Third,43.09,-89.4,0,only,,',
  'c,Central Station,43.07,-89.4,1,,,2',
  'only,Third,43.09,-89.4,1,,,',
  'e,Mill St,43.071,-89.401,2,c,,1',
  'f,Grand Ave,43.069,-89.401,2,c,,',
  'x,Nowhere,43.069,-89.401,2,gone,,',
);

test('W3: a station has its entrances, and one with a single platform and no entrance is none', async () => {
  const { snapshot, timetable } = await imported(STATION);
  expect(snapshot.stops.map(({ platform }) => platform)).toEqual(['1', '2', undefined]);
  expect(snapshot.stations).toEqual([
    {
      stationID: 'c',
      name: 'Central Station',
      lat: 43.07,
      lon: -89.4,
      isAccessible: false,
      entrances: [
        { name: 'Mill St', lat: 43.071, lon: -89.401, isAccessible: true },
        { name: 'Grand Ave', lat: 43.069, lon: -89.401, isAccessible: false },
      ],
    },
  ]);
  const bytes = new TextEncoder().encode([...encodeSnapshot(snapshot)].join(''));
  expect(decodeSnapshot(bytes)).toEqual(snapshot);
  const { stops, stations } = cityOfColumns(cityColumns(snapshot, timetable));
  expect(stations).toEqual(snapshot.stations);
  expect(stops.map(({ platform, isAccessible }) => [platform, isAccessible])).toEqual(
    snapshot.stops.map(({ platform, isAccessible }) => [platform, isAccessible]),
  );
});
