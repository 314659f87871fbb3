import { act, cleanup, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { OPEN_JOURNEY } from '../../../src/city/reads/openJourney.ts';
import { CITY_MAP_FORMAT } from '../../../src/contract/documents/city-map.ts';
import type { VehicleLayerState } from '../../../src/features/vehicles/map/layer/vehicle-layer.ts';
import { aJourney, aRide } from '../../support/journeys/journeys-answer.ts';
import { MapContent, parts } from '../../support/page/map-content.tsx';
import { renderRider } from '../../support/page/render-rider.tsx';
import { timesOf } from '../../support/times/departures.ts';

beforeEach(() => {
  parts.clear();
  OPEN_JOURNEY.set(null);
});

/** The buses that are drawn dimmed, once the map's layer of buses is there. */
async function dimmedBuses() {
  await waitFor(() => expect(parts.get('vehicles')?.custom).toBeDefined());
  const layer = parts.get('vehicles')?.custom;
  if (layer === undefined || !('show' in layer)) throw new Error('no layer of buses');
  let dimmed: readonly boolean[] = [];
  layer.show = ({ vehicles }: VehicleLayerState) => {
    dimmed = vehicles.map(({ isDimmed }) => isDimmed);
  };
  return () => dimmed;
}

const openWay = (routeID: string | null) =>
  act(() => OPEN_JOURNEY.set(routeID === null ? null : aJourney(aRide({ routeID }))));

test('J5: while a way is open only its own buses stand out', async () => {
  renderRider({ audience: MapContent, url: '/?hide=stops,lots&route=03' });
  const dimmed = await dimmedBuses();
  openWay('99');
  await waitFor(() => expect(dimmed()).toEqual([true, true]));
  openWay('03');
  await waitFor(() => expect(dimmed()).toEqual([false, false]));
  openWay('99');
  openWay(null);
  await waitFor(() => expect(dimmed()).toEqual([false, false]));
});

test.each([
  ['while a card covers its list', '&from=0100&to=0341&stop=0341', [true, true]],
  ['not once its list is gone', '&from=0100&to=0341', [false, false]],
  ['not once its view is left', '&stop=0341', [false, false]],
])('J5: an open way stays on the map, %s', async (_when, url, expected) => {
  renderRider({
    audience: MapContent,
    url: `/?hide=stops,lots&route=03${url}`,
    source: { times: timesOf(() => []) },
  });
  const dimmed = await dimmedBuses();
  openWay('99');
  await waitFor(() => expect(dimmed()).toEqual([true, true]));
  act(() => OPEN_JOURNEY.leaveList());
  await waitFor(() => expect(dimmed()).toEqual(expected));
});

test('J5, P3a: while ways are listed, the lines of the whole city recede', async () => {
  const opacityAt = async (url: string) => {
    renderRider({
      audience: MapContent,
      url,
      settings: { cityDocument: '/city/1.json' },
      source: { times: timesOf(() => []) },
      middleware: async (request, service) =>
        request.url.endsWith('/city/1/map.json')
          ? Response.json({ format: CITY_MAP_FORMAT, version: '1', feeds: [] })
          : service(request),
    });
    await waitFor(() => expect(parts.has('city-lines')).toBe(true));
    const [layer] = parts.get('city-lines')?.layers ?? [];
    cleanup();
    parts.clear();
    return layer?.type === 'line' ? layer.paint?.['line-opacity'] : null;
  };
  expect(await opacityAt('/?near=43.0733673,-89.4014633')).toBe(0.65);
  expect(await opacityAt('/?from=0100&to=0341')).toBe(0.3);
});
