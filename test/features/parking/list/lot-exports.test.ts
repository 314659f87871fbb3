import { expect, test } from 'vitest';

import { lotsAsCsv, lotsAsGeoJson } from '../../../../src/features/parking/list/lot-exports.ts';
import { listLots } from '../../../../src/features/parking/listLots.ts';
import { aLot, theSettings } from '../../../support/builders.ts';
import { LIVE } from '../../../support/feeds/health.ts';

const FETCHED = Date.parse('2026-11-20T20:00:00Z');
const lots = listLots(
  [
    aLot({ name: 'North, "upper"' }),
    aLot({ name: '=1+1', shortName: '0123', openSpots: null, coordinates: null }),
  ],
  { settings: theSettings(), health: LIVE, eventMarkOf: () => 'now' },
);

test('C36: the CSV export has state, reason and the time of the counts', () => {
  expect(lotsAsCsv(lots, FETCHED).split('\r\n')).toEqual([
    'name,shortName,operatedBy,openSpots,totalSpots,state,reason,event,fetchedAt,lat,lng',
    '"North, ""upper""",north,city,301,613,plenty,counted,now,2026-11-20T20:00:00.000Z,43.077627,-89.383215',
    "'=1+1,0123,city,,,unknown,no-count,now,2026-11-20T20:00:00.000Z,,",
    '',
  ]);
});

test('C36: in the GeoJSON export, a lot that is not on the map has no geometry', () => {
  expect(JSON.parse(lotsAsGeoJson(lots, FETCHED))).toMatchObject({
    type: 'FeatureCollection',
    features: [
      {
        geometry: { type: 'Point', coordinates: [-89.383215, 43.077627] },
        properties: { openSpots: 301, state: 'plenty', fetchedAt: '2026-11-20T20:00:00.000Z' },
      },
      { geometry: null, properties: { openSpots: null, reason: 'no-count', shortName: '0123' } },
    ],
  });
});
