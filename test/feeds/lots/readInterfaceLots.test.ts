import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { LotsAnswer } from '../../../src/contract/parking/parking-lot.ts';
import { readInterfaceLots } from '../../../src/feeds/lots/readInterfaceLots.ts';
import { bytesOf } from '../../support/answers/lots.ts';
import { aLot, anEvent } from '../../support/builders.ts';

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

test('S8, S15: counts in the interface’s shape that are not numbers are counted', () => {
  const wire = [
    { ...aLot(), openSpots: 'n/a', totalSpots: '1,065' },
    { ...aLot(), openSpots: true, totalSpots: '' },
    { ...aLot(), openSpots: null },
  ];
  const { lots, leftOut } = readInterfaceLots(bytesOf(JSON.stringify({ lots: wire })));
  expect(lots.map(({ openSpots }) => openSpots)).toEqual([null, null, null]);
  expect(leftOut).toEqual({ 'counts that are not numbers': 3 });
});

test('C2, C22: counts and parking times that do not fit are named for the operator', () => {
  const backwards = {
    ...anEvent({ eventName: 'Fair' }),
    parkingStartDatetime: '2026-11-20T23:00:00',
    parkingEndDatetime: '2026-11-20',
  };
  const lots = [
    { ...aLot(), name: 'Low', openSpots: -3 },
    { ...aLot(), name: 'High', openSpots: 620, totalSpots: 613 },
    { ...aLot(), name: 'Half', openSpots: 1.5 },
    { ...aLot(), name: 'Text', openSpots: '7' },
    {
      ...aLot(),
      name: 'Event',
      specialEvents: [
        anEvent(),
        backwards,
        { ...backwards, parkingEndDatetime: '2026-11-20T16:00:00' },
      ],
    },
    aLot(),
  ];
  expect(readInterfaceLots(bytesOf(JSON.stringify({ lots }))).notes).toEqual([
    '1 lot has its counts as text, which the interface does not allow.',
    'Low has -3 open spots.',
    'High has 620 open spots, and only 613 in all.',
    'Half has 1.5 open spots, not a whole number.',
    'Event: the parking times of Fair end before they start.',
  ]);
});

test('C26, C27, S15: events that can’t be read are counted, and fields that count as missing are named', () => {
  const lots = [
    {
      ...aLot({ name: 'Some' }),
      specialEvents: [anEvent(), { eventName: '' }, 7, { ...anEvent(), webUrl: {} }],
    },
    { ...aLot({ name: 'All' }), specialEvents: [null] },
    { ...aLot({ name: 'No list' }), specialEvents: 'none' },
    { ...aLot({ name: 'Unknown' }), specialEvents: null },
    aLot({ name: 'None' }),
  ];
  const read = readInterfaceLots(bytesOf(JSON.stringify({ lots })));
  expect(read.leftOut).toEqual({
    "events that can't be read": 3,
    "lists of events that can't be read": 1,
  });
  expect(read.notes).toEqual(["1 event has a field that isn't text, which counts as missing."]);
  expect(read.lots.map(({ specialEvents }) => specialEvents?.length)).toEqual([
    2,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('S24, C19: no text of a lot has unseen characters, and only links of http and https go out', () => {
  const event = { eventName: 'Ga\u202eme', webUrl: 'data:text/html,<script>' };
  const lot = {
    name: 'North\u202e Ramp',
    operatedBy: 'Ci\u200bty',
    address: { street: '1 \u2067Main\u2069 St' },
    openSpots: 1,
    totalSpots: 2,
  };
  const lots = [
    'javascript:alert(1)',
    ' JavaScript:x',
    '//a.example',
    'https://a.example/?a=1',
  ].map((webUrl) => ({ ...lot, webUrl, specialEvents: [event] }));
  const read = readInterfaceLots(new TextEncoder().encode(JSON.stringify({ lots })));
  const sent = z.encode(LotsAnswer, { lots: [...read.lots], dropped: 0 });
  expect(sent.lots).toMatchObject(
    ['', '', '', 'https://a.example/?a=1'].map((webUrl) => ({
      name: 'North Ramp',
      operatedBy: 'City',
      address: { street: '1 Main St' },
      webUrl,
      specialEvents: [{ eventName: 'Game', webUrl: '' }],
    })),
  );
});

test.each(['name;open;total\nNorth;3;10\n', '\uFEFF"Garage","Frei"\r\n"A","1"\r\n'])(
  'S8: a table where JSON is expected is called one, with what to set: %j',
  (text) => {
    expect(() => readInterfaceLots(new TextEncoder().encode(text))).toThrow(/table.*"kind": "csv"/);
  },
);
