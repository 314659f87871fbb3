import { expect, test } from 'vitest';

import { reportLines } from '../../../src/feeds/gtfs/report/reportLines.ts';
import { aFeed } from '../../support/feeds/a-feed.ts';
import { imported as importedFeed } from '../../support/feeds/report-of.ts';

/** Names as feeds of Japan have them: two stops of one name that is read in two ways. */
const JAPANESE = {
  'agency.txt': `\nA,高岡市,https://small.example,Asia/Tokyo,ja`,
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon,parent_station,location_type,platform_code
s1,高岡駅前,36.7417,137.0152,,,
s2,中町,36.7450,137.0152,,,
s3,中町,36.7500,137.0200,,,
s4,大仏前,36.7550,137.0200,S,,1
s5,大仏前,36.7551,137.0200,S,,2
S,大仏前,36.7551,137.0200,,1,`,
  'routes.txt': `\nr1,A,7,末広線,3,0b6bb3`,
  'trips.txt': `\nr1,daily,t1,7 大仏前,0,\nr1,daily,t2,高岡駅前,1,`,
  'stop_times.txt': `trip_id,arrival_time,departure_time,stop_id,stop_sequence,stop_headsign
t1,08:00:00,08:00:00,s1,1,
t1,08:05:00,08:05:00,s2,2,
t1,08:10:00,08:10:00,s4,3,
t2,09:00:00,09:00:00,s5,1,
t2,09:05:00,09:05:00,s3,5,高岡駅前
t2,09:10:00,09:10:00,s1,9,`,
};

const imported = async (translations: string, more: Readonly<Record<string, string>> = {}) => {
  const files = aFeed({ ...JAPANESE, ...more, 'translations.txt': translations });
  const { snapshot, report } = await importedFeed(files);
  return { names: snapshot.names, snapshot, report };
};

const HEADER = 'table_name,field_name,language,translation,record_id,record_sub_id,field_value\n';

test('L5: names are translated by the record and by the value, with what the importer adds to them', async () => {
  const { names, snapshot, report } =
    await imported(`${HEADER}agency,agency_name,en,Takaoka City,A,,
stops,stop_name,EN,Takaoka Station,s1,,
stops,stop_name,en,Nakamachi,s2,,
stops,stop_name,en,Nakacho,s3,,
stops,stop_name,en,Great Buddha,,,大仏前
routes,long_name,en,Suehiro Line,r1,,
trips,trip_headsign,en,7 Buddha,t1,,
stops,stop_name,ja-Hrkt,なかまち,s2,,
stops,stop_desc,en,Nobody reads this,s2,,
stops,stop_name,en,Unknown,s9,,
stops,stop_name,,Nothing,s2,,
`);
  expect(names).toEqual([
    ['en', '高岡駅前', 'Takaoka Station'],
    ['en', '中町', 'Nakamachi'],
    ['en', '大仏前 1', 'Great Buddha 1'],
    ['en', '大仏前 2', 'Great Buddha 2'],
    ['en', '大仏前', 'Great Buddha'],
    ['en', '末広線', 'Suehiro Line'],
    ['en', '高岡市', 'Takaoka City'],
    ['en', '中町', 'Nakacho', 's3'],
    ['ja-Hrkt', '中町', 'なかまち'],
  ]);
  expect(reportLines(report, snapshot)).toEqual(
    expect.arrayContaining([
      'Translated: 8 names in English and 1 name in Japanese (Japanese syllabaries).',
      '- translations.txt line 10: stops.stop_desc in en is the name of nothing that riders see, or it is empty.',
    ]),
  );
  const unused = report.findings.find(({ kind }) => kind === 'unused-translation');
  expect(unused?.count).toBe(3);
});

test('L5: a destination that the importer puts together is translated part by part', async () => {
  const { names, snapshot } = await imported(
    `${HEADER}trips,trip_headsign,en,7 Downtown,,,7 中央
stops,stop_name,en,Station,s1,,
stops,stop_name,en,Buddha,,,大仏前
`,
    { 'trips.txt': `\nr1,daily,t1,7 中央,0,\nr1,daily,t2,7 中央,1,` },
  );
  expect(snapshot.routes[0]?.directions.map(({ destination }) => destination)).toContain(
    '中央 (大仏前)',
  );
  expect(names).toContainEqual(['en', '中央 (大仏前)', 'Downtown (Buddha)']);
});

test("L5: the headsign of a trip's stop is translated", async () => {
  const { names } = await imported(
    `${HEADER}stop_times,stop_headsign,en,The station,t2,5,\nstops,stop_name,en,Buddha,,,大仏前\n`,
  );
  expect(names).toContainEqual(['en', '高岡駅前', 'The station']);
});

test("L5: a route's number that begins with its agency's name has its own translation", async () => {
  const { names } = await imported(
    `${HEADER}agency,agency_name,en,Takaoka City,A,,\nroutes,route_short_name,en,City 7,r1,,\n`,
    {
      'routes.txt': `\nr1,A,高岡市 7,末広線,3,0b6bb3\nr2,A,高岡市 7,万葉線,0,0b6bb3`,
      'trips.txt': `\nr1,daily,t1,,0,\nr2,daily,t2,,1,`,
    },
  );
  expect(names).toContainEqual(['en', '高岡市 7', 'City 7']);
});

test('L5: translations in the form from before 2019 are by name', async () => {
  const { names } = await imported(
    'trans_id,lang,translation\n高岡駅前,ja,高岡駅前\n高岡駅前,ja-Hrkt,たかおかえきまえ\n高岡駅前,en,Takaoka\n高岡市,en,Takaoka City\n',
  );
  expect(names).toEqual([
    ['ja-Hrkt', '高岡駅前', 'たかおかえきまえ'],
    ['en', '高岡駅前', 'Takaoka'],
    ['en', '高岡市', 'Takaoka City'],
  ]);
});

test('L5: a feed without translations has no names in its snapshot', async () => {
  expect((await imported('')).snapshot).not.toHaveProperty('names');
  expect((await imported(HEADER)).snapshot).not.toHaveProperty('names');
});
