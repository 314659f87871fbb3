import { expect, test } from 'vitest';

import { readInterfaceLots } from '../../../src/feeds/lots/readInterfaceLots.ts';
import { bytesOf } from '../../support/answers/lots.ts';
import { aLot } from '../../support/builders.ts';

test('S8: the shape of the interface is read as it is', () => {
  const read = readInterfaceLots(bytesOf(JSON.stringify({ lots: [aLot(), 7] })));
  expect(read).toMatchObject({ lots: [aLot()], leftOut: { 'lots without a name': 1 } });
  for (const text of ['', '[]', '{"lots":{}}', '{"lots":[7]}'])
    expect(() => readInterfaceLots(bytesOf(text))).toThrow('file');
});

test('S8: a lot in the interface’s shape may have lon for lng, and one without a place is counted', () => {
  const wire = [
    { name: 'A', coordinates: { lat: 43, lon: -89 } },
    { name: 'B', coordinates: { lat: 43, long: -89 } },
  ];
  const { lots, leftOut } = readInterfaceLots(bytesOf(JSON.stringify({ lots: wire })));
  expect(lots.map(({ coordinates }) => coordinates)).toEqual([{ lat: 43, lng: -89 }, null]);
  expect(leftOut).toEqual({ 'places (coordinates.lat and coordinates.lng)': 1 });
});
