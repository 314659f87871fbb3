import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { JOURNEY_SOURCE } from '../../../src/features/journeys/map/journeyLines.ts';
import { ROUTE_LINES_SOURCE } from '../../../src/features/stops/map/route-line-layers.ts';
import { MARKED_STOPS_SOURCE } from '../../../src/features/stops/map/stop-layers.ts';
import type { VehicleLayerState } from '../../../src/features/vehicles/map/layer/vehicle-layer.ts';
import { aTrip } from '../../support/builders.ts';
import { supply } from '../../support/cities/supply.ts';
import { MapContent, parts, seen } from '../../support/page/map-content.tsx';
import { renderRider } from '../../support/page/render-rider.tsx';
import { timesOf } from '../../support/times/departures.ts';

beforeEach(() => parts.clear());

const aTripWith = (vehicleID: string) =>
  aTrip({
    vehicleID,
    stops: ['0538', '0100', '1391'].map((stopID, index) => ({
      stopID,
      intersection: stopID,
      basis: 'reported',
      state: 'running',
      passed: index === 0,
    })),
  });

const open = (query: string, vehicleID = '943') =>
  renderRider({
    audience: MapContent,
    url: `/?hide=lots${query}`,
    settings: { routeDocuments: '/routes/{routeID}.json' },
    source: {
      times: { ...timesOf(() => []), trip: supply(async () => aTripWith(vehicleID)) },
      routeDocument: async (routeID) => ({
        routeID,
        directions: [],
        line: {
          type: 'LineString',
          coordinates: [
            [-89.5, 43],
            [-89.4, 43],
          ],
        },
      }),
    },
  });

const featuresOf = (part: string, id: string) => {
  const source = parts.get(part)?.sources?.[id];
  return source !== undefined && 'features' in source ? source.features : [];
};
const valuesOf = (part: string, id: string, property: string) =>
  featuresOf(part, id).map(({ properties }) => String(properties?.[property]));

/** The buses that are drawn from now on, once the map's layer of buses is there. */
async function drawnBuses() {
  await waitFor(() => expect(parts.get('vehicles')?.custom).toBeDefined());
  const layer = parts.get('vehicles')?.custom;
  if (layer === undefined || !('show' in layer)) throw new Error('no layer of buses');
  let buses: VehicleLayerState['vehicles'] = [];
  layer.show = ({ vehicles }: VehicleLayerState) => {
    buses = vehicles;
  };
  return () => buses;
}

test('Q7: of an open trip the map shows the line, marks its bus and the rider’s stop, and lets the rest recede', async () => {
  open('&route=07');
  const buses = await drawnBuses();
  const selection = { kind: 'trip', id: '20261120.t1@0100' } as const;
  act(() => seen.choose?.(selection));
  await waitFor(() => expect(featuresOf('trip', JOURNEY_SOURCE)).toHaveLength(1));
  expect(valuesOf('marked-stops', MARKED_STOPS_SOURCE, 'stopID')).toEqual(['0100']);
  await waitFor(() =>
    expect(
      featuresOf('route-lines', ROUTE_LINES_SOURCE).map(({ properties }) => [
        properties?.['routeID'],
        properties?.['opacity'],
      ]),
    ).toEqual([
      ['07', 0.3],
      ['03', 1],
    ]),
  );
  await waitFor(() => expect(seen.city?.placesOf(selection)).toHaveLength(2));
  await waitFor(() =>
    expect(
      buses().map(({ vehicle, emphasis, isDimmed }) => [vehicle.vehicleID, emphasis, isDimmed]),
    ).toEqual([
      ['015', 0, true],
      ['007', 0, true],
      ['943', 2, false],
    ]),
  );
  act(() => seen.choose?.(null));
  await waitFor(() => expect(parts.has('trip')).toBe(false));
  expect(valuesOf('marked-stops', MARKED_STOPS_SOURCE, 'stopID')).toEqual([]);
});

test('Q7: of a trip without a bus those of its route stand out', async () => {
  open('&route=07', '');
  const buses = await drawnBuses();
  act(() => seen.choose?.({ kind: 'trip', id: '20261120.t1@0100' }));
  await waitFor(() =>
    expect(buses().map(({ vehicle, isDimmed }) => [vehicle.vehicleID, isDimmed])).toEqual([
      ['015', true],
      ['007', false],
      ['943', false],
    ]),
  );
});

test('Q7: beside a chosen stop the lines that do not serve it recede', async () => {
  open('&route=03,07&stop=1391');
  const opacities = () => valuesOf('route-lines', ROUTE_LINES_SOURCE, 'opacity');
  await waitFor(() => expect(opacities()).toEqual(['1', '0.3']));
  act(() => seen.choose?.(null));
  await waitFor(() => expect(opacities()).toEqual(['1', '1']));
});
