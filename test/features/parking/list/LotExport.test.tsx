import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { lotsAsCsv, lotsAsGeoJson } from '../../../../src/features/parking/list/lot-exports.ts';
import { LotExport } from '../../../../src/features/parking/list/LotExport.tsx';
import { aLot } from '../../../support/builders.ts';
import { eventually } from '../../../support/eventually.ts';
import { listedLots } from '../../../support/feeds/listed-lots.ts';
import { render } from '../../../support/page/render.tsx';

const lots = listedLots([aLot()]);

test.each([
  ['CSV', 'parking.csv', 'text/csv;charset=utf-8'],
  ['GeoJSON', 'parking.geojson', 'application/geo+json;charset=utf-8'],
])('C36: the %s button saves the list as the file %s', async (label, name, type) => {
  const files: Blob[] = [];
  // jsdom has neither.
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      files.push(file);
      return 'blob:lots';
    },
    revokeObjectURL: () => {},
  });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  render(<LotExport lots={lots} fetchedAt={0} />);
  fireEvent.click(screen.getByRole('button', { name: label }));
  await eventually(() => expect(saved).toEqual([name]));
  expect(files.map((file) => file.type)).toEqual([type]);
});

const FETCHED = Date.parse('2026-11-20T20:00:00Z');
const exported = listedLots(
  [
    aLot({ name: 'North, "upper"' }),
    aLot({ name: '=1+1', shortName: '0123', openSpots: null, coordinates: null }),
  ],
  () => 'now',
);

test('C36: the CSV export has state, reason and the time of the counts', () => {
  expect(lotsAsCsv(exported, FETCHED).split('\r\n')).toEqual([
    'name,shortName,operatedBy,openSpots,totalSpots,state,reason,event,fetchedAt,lat,lng',
    '"North, ""upper""",north,city,301,613,plenty,counted,now,2026-11-20T20:00:00.000Z,43.077627,-89.383215',
    "'=1+1,0123,city,,,unknown,no-count,now,2026-11-20T20:00:00.000Z,,",
    '',
  ]);
});

test('C36: in the GeoJSON export, a lot that is not on the map has no geometry', () => {
  expect(JSON.parse(lotsAsGeoJson(exported, FETCHED))).toMatchObject({
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
