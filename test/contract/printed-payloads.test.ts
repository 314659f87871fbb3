import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { LotsAnswer } from '../../src/contract/parking/parking-lot.ts';
import { NearbyStopsAnswer, StopLocationAnswer } from '../../src/contract/stops/stop-lookups.ts';
import { StopsAnswer } from '../../src/contract/stops/stop.ts';
import { VehiclesAnswer } from '../../src/contract/vehicle.ts';
import { openTransitBody } from '../../src/contract/wire/envelope.ts';

const folder = join(import.meta.dirname, '../../../shared/madison/payloads');
const isHere = existsSync(folder);
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const printed = (part: string) =>
  isHere
    ? readdirSync(folder).filter((name) => name.includes(part) && name.endsWith('.repaired.json'))
    : [];

const NEARBY = [{ destination: 'ETP' }, { stopID: '1961' }];
const BUSES = [{ vehicleID: '943' }, { vehicleID: '937' }, { vehicleID: '015' }];
/** A part of the files' names, and what they say. */
const PRINTED = [
  [
    '_getstops_',
    StopsAnswer,
    { dropped: 0, stops: [{ stopID: '1391', latitude: 43.0937715 }, {}] },
  ],
  ['_getnearbystops_', NearbyStopsAnswer, { dropped: 0, stops: NEARBY }],
  ['_getstoplocation_', StopLocationAnswer, { stopID: '1391', longitude: -89.3467281 }],
  ['_getvehicles_', VehiclesAnswer, { routeID: '07', dropped: 0, vehicles: BUSES }],
] as const;
describe.skipIf(!isHere)(`recorded answers of the real service (skipped without ${folder})`, () => {
  test.each(
    PRINTED.flatMap(([part, answer, body]) =>
      printed(part).map((name) => [name, answer, body] as const),
    ),
  )('%s is decoded completely', (name, answer, body) => {
    expect(openTransitBody(read(name), answer)).toMatchObject({
      outcome: 'answered',
      body,
    });
  });

  test('vehicles without flags, as in 2012, have unknown flags', () => {
    const opened = openTransitBody(
      read('doc-2012-01_getvehicles_success.repaired.json'),
      VehiclesAnswer,
    );
    expect(opened).toMatchObject({ body: { vehicles: [{ bikeRack: undefined }, {}, {}] } });
  });

  test.each(printed('_transit_error'))('%s is a refusal', (name) => {
    for (const schema of [StopsAnswer, NearbyStopsAnswer, StopLocationAnswer, VehiclesAnswer]) {
      expect(openTransitBody(read(name), schema)).toEqual({
        outcome: 'refused',
        description: 'Invalid request parameters',
      });
    }
  });

  test.each(printed('_parking-v2-lots_'))('%s is decoded completely', (name) => {
    const answer = z.safeParse(LotsAnswer, read(name));
    expect(answer.data).toMatchObject({
      dropped: 0,
      lots: [
        { shortName: 'north', openSpots: 301 },
        { shortName: '76', operatedBy: 'uw' },
      ],
    });
  });

  test('events with and without a parking window are decoded', () => {
    const answer = z.safeParse(
      LotsAnswer,
      read('doc-2017-10_parking-v2-lots_expand-specialevents.repaired.json'),
    );
    expect(answer.data?.lots.map((lot) => lot.specialEvents)).toMatchObject([
      [{ eventVenue: 'Kohl Center', parkingStartDatetime: '2014-06-13T15:00:00' }],
      [{ parkingStartDatetime: null }, { parkingEndDatetime: null }],
    ]);
  });

  test('the 1,831 stops of 2023, with other field names, are decoded completely', () => {
    const stops = read('getstops_stops-array_2023-08-12_9de9221.json');
    const opened = openTransitBody({ status: '0', stops }, StopsAnswer);
    expect(opened).toMatchObject({ outcome: 'answered', body: { dropped: 0 } });
    const first = {
      stopID: '124',
      intersection: 'S Park & Wingra',
      latitude: 43.048957,
      longitude: -89.394289,
      destination: 'Southbound',
    };
    expect(opened.outcome === 'answered' && opened.body.stops.length).toBe(1831);
    expect(opened.outcome === 'answered' && opened.body.stops[0]).toEqual(first);
  });
});
