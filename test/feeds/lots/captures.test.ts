import { describe, expect, test } from 'vitest';

import type { ReadLots } from '../../../src/feeds/lots/readLots.ts';
import { captureOf, lotsOf, readCapture } from '../../support/answers/lots.ts';
import { skipNote } from '../../support/gtfs/real-feeds.ts';

const path = captureOf('basel.json');

/** Whether all lots with a place are within about 20 km of a place. */
const areNear = ({ lots }: ReadLots, lat: number, lng: number) =>
  lots.every(
    ({ coordinates }) =>
      coordinates === null ||
      (Math.abs(coordinates.lat - lat) < 0.2 && Math.abs(coordinates.lng - lng) < 0.3),
  );

describe.skipIf(path === null)(`published parking feeds${skipNote(path)}`, () => {
  test('S8: Bietigheim-Bissingen: CSV in Latin-1 with occupied spots and times in milliseconds', () => {
    const { lots, modifiedAt, leftOut } = lotsOf(
      readCapture('bietigheim-bissingen.csv'),
      {
        format: 'csv',
        encoding: 'iso-8859-1',
        columns: {
          name: 'Name',
          state: 'OpeningState',
          total: 'Capacity',
          occupied: 'OccupiedSites',
          time: 'Timestamp',
        },
        states: { Geöffnet: 'open', Geschlossen: 'closed' },
      },
      '2025-02-27T13:45:00Z',
    );
    expect(lots).toHaveLength(14);
    const openOf = (name: string) => lots.find((lot) => lot.name === name)?.openSpots;
    expect(openOf('Parkhaus Löchgauer Str.')).toBe(4);
    expect(lots.find(({ isClosed }) => isClosed)?.name).toBe('Parkplatz Am Japangarten');
    // Its sensor last reported ten days earlier.
    expect(openOf('virtuelles Parkhaus am Standort KI_1-2')).toBeNull();
    expect(leftOut['counts with an unknown state']).toBeUndefined();
    expect(modifiedAt).toBe(1_740_663_888_874);
  });

  test('S8: Freiburg: GeoJSON in UTM meters', () => {
    const read = lotsOf(
      readCapture('freiburg.json'),
      {
        format: 'geojson',
        columns: {
          id: 'park_id',
          name: 'park_name',
          total: 'obs_max',
          open: 'obs_free',
          state: 'obs_state',
          time: 'obs_ts',
        },
        states: { '0': 'unknown', '1': 'open' },
      },
      '2024-06-10T08:25:00Z',
    );
    expect(read.lots).toHaveLength(19);
    expect(areNear(read, 47.995, 7.85)).toBe(true);
    expect(read.lots[1]).toMatchObject({ shortName: 'P21', totalSpots: 274, openSpots: 160 });
  });

  test('S8: Freiburg park and ride: fixed and live values in two files', () => {
    const { lots } = lotsOf(
      readCapture('freiburg_p_r_sensors.json'),
      { format: 'geojson', columns: { id: 'park_name', open: 'obs_free', total: 'obs_max' } },
      undefined,
      {
        bytes: readCapture('freiburg_p_r_static.json'),
        options: { format: 'geojson', columns: { id: 'name', name: 'name', total: 'kapazitaet' } },
      },
    );
    expect(lots.find(({ name }) => name === 'Bissierstraße')).toMatchObject({ openSpots: 31 });
    expect(lots.filter(({ openSpots }) => openSpots !== null)).toHaveLength(5);
    expect(lots.length).toBeGreaterThanOrEqual(15);
  });

  test('S8: Basel and Herrenberg: JSON lists', () => {
    const basel = lotsOf(
      readCapture('basel.json'),
      {
        format: 'json',
        columns: {
          id: 'id2',
          name: 'title',
          open: 'free',
          total: 'total',
          lat: 'geo_point_2d.lat',
          lon: 'geo_point_2d.lon',
          time: 'published',
        },
      },
      '2024-07-28T12:10:00Z',
    );
    expect(areNear(basel, 47.55, 7.59)).toBe(true);
    expect(basel.lots).toHaveLength(16);
    expect(basel.leftOut).toEqual({ 'rows without a place and a number': 1 });
    expect(basel.lots[0]).toMatchObject({ openSpots: 286, totalSpots: 750 });
    const herrenberg = lotsOf(readCapture('herrenberg.json'), {
      format: 'json',
      records: 'lots',
      columns: {
        id: 'id',
        name: 'name',
        open: 'free',
        total: 'total',
        state: 'state',
        lat: 'coords.lat',
        lon: 'coords.lng',
      },
    });
    expect(areNear(herrenberg, 48.59, 8.87)).toBe(true);
    expect(herrenberg.lots.find(({ name }) => name === 'Altstadtgarage')?.openSpots).toBe(60);
  });
});
