import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { VehicleFeed } from '../../../../src/api/feeds/vehicleFeed.ts';
import type { RouteFeed } from '../../../../src/features/vehicles/feed/route-feed.ts';
import { createVehicleLayer } from '../../../../src/features/vehicles/map/layer/vehicle-layer.ts';
import type { ShownPlace } from '../../../../src/features/vehicles/map/layer/vehicle-layer.ts';
import { tether } from '../../../../src/features/vehicles/map/place-marks/tether-layers.ts';
import { useShownPlaces } from '../../../../src/features/vehicles/map/place-marks/useShownPlaces.ts';
import { useFollow } from '../../../../src/features/vehicles/map/useFollow.ts';
import { VEHICLE_PALETTES, badgeOf } from '../../../../src/features/vehicles/vehicle-style.ts';
import { metersBetween } from '../../../../src/lib/geo/distance.ts';
import { START, busAt, feedOf } from '../../../support/feeds/feeds.ts';

const route = { routeID: '03', name: 'East Towne', color: '#0a5cc2' };
const KEY = '03/007';
const KEYS = [KEY];
const { lat, lon } = busAt(0);
const THERE = { lat, lon };

beforeEach(() => void vi.useFakeTimers());
/** A layer, and a function that shows an answer on it and returns the feeds. */
function aScene() {
  const layer = createVehicleLayer('vehicles');
  const show = (answer: VehicleFeed): RouteFeed[] => {
    layer.show({
      vehicles: answer.vehicles.map((vehicle) => ({
        vehicle,
        isFaded: false,
        isDimmed: false,
        emphasis: 0,
      })),
      badgeOf: (routeID) => badgeOf(routeID, '#0a5cc2'),
      lineOf: () => undefined,
      palette: VEHICLE_PALETTES.light,
      duration: 3000,
    });
    return [{ route, read: { answer } }];
  };
  return { layer, show };
}

const first = { at: 0, vehicles: [busAt(0)] };
const stood = { at: 10, vehicles: [busAt(0)] };
const moved = { at: 20, vehicles: [busAt(100)] };

test('R13: the camera moves when following starts, and then only when the bus moves', () => {
  const { layer, show } = aScene();
  const onMove = vi.fn<(place: ShownPlace) => void>();
  const { rerender } = renderHook(
    ({ feeds, key }: { feeds: RouteFeed[]; key: string | null }) =>
      useFollow(layer, feeds, key, onMove),
    { initialProps: { feeds: show(feedOf(first)), key: KEY } },
  );
  expect(onMove).toHaveBeenCalledTimes(1);
  expect(onMove).toHaveBeenLastCalledWith({ now: THERE, end: THERE, msLeft: 0 });
  rerender({ feeds: show(feedOf(first, stood)), key: KEY });
  expect(onMove).toHaveBeenCalledTimes(1);
  rerender({ feeds: show(feedOf(first, stood, moved)), key: KEY });
  expect(onMove).toHaveBeenCalledTimes(2);
  expect(onMove.mock.lastCall?.[0].msLeft).toBe(3000);
});

test('R13: the camera does not move if no bus is followed or the followed bus is not shown', () => {
  const { layer, show } = aScene();
  const onMove = vi.fn<(place: ShownPlace) => void>();
  const { rerender } = renderHook<void, { key: string | null }>(
    ({ key }) => useFollow(layer, show(feedOf(first)), key, onMove),
    { initialProps: { key: null } },
  );
  rerender({ key: '03/999' });
  expect(onMove).not.toHaveBeenCalled();
});

test('R17: the line to the next stop moves with its bus, and no timer runs while the bus is stopped', () => {
  const { layer, show } = aScene();
  const { result, rerender } = renderHook(
    ({ feeds }: { feeds: RouteFeed[] }) => useShownPlaces(layer, feeds, KEYS),
    { initialProps: { feeds: show(feedOf(first)) } },
  );
  expect(result.current).toEqual([THERE]);
  expect(vi.getTimerCount()).toBe(0);
  rerender({ feeds: show(feedOf(first, moved)) });
  act(() => {
    vi.advanceTimersByTime(1500);
  });
  expect(metersBetween(START, result.current[0] ?? START)).toBeCloseTo(50, -1);
  act(() => {
    vi.advanceTimersByTime(2000);
  });
  expect(metersBetween(START, result.current[0] ?? START)).toBeCloseTo(100, 0);
  expect(vi.getTimerCount()).toBe(0);
});

test('R17: the line to the next stop begins at the bus and ends at the stop', () => {
  const stop = { lat: 43.08, lon: -89.41 };
  expect(tether(START, stop).features[0]?.geometry).toEqual({
    type: 'LineString',
    coordinates: [
      [START.lon, START.lat],
      [stop.lon, stop.lat],
    ],
  });
});
