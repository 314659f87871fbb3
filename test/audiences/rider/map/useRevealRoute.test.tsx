import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useRevealRoute } from '../../../../src/audiences/rider/map/useRevealRoute.ts';
import type { CityStop } from '../../../../src/features/stops/mergeStops.ts';
import { NO_PADDING } from '../../../../src/map/camera/camera.ts';
import { createMapHandle } from '../../../../src/map/createMapHandle.ts';
import { useView } from '../../../../src/view/useView.ts';
import { viewFromUrl } from '../../../../src/view/viewFromUrl.ts';

const stopOn = (routeID: string, latitude: number): CityStop => ({
  stopID: `${latitude}`,
  intersection: '',
  latitude,
  longitude: -89,
  routes: [routeID],
  destinations: [],
});
const STOPS = [stopOn('03', 43), stopOn('03', 44), stopOn('07', 45)];

/** Records what the map shows while the URL and the known stops change. */
function follow(url: string, stops: readonly CityStop[] = STOPS) {
  const shown: string[] = [];
  const map = { isThere: true };
  const handle = {
    current: {
      ...createMapHandle({ map: () => null, padding: () => NO_PADDING, reducedMotion: () => true }),
      show: (places: readonly { lat: number }[]) => shown.push(places.map(({ lat }) => lat).join()),
      camera: () => (map.isThere ? { center: { lat: 43, lon: -89 }, zoom: 12 } : null),
    },
  };
  const viewOf = (query: string) => viewFromUrl(new URLSearchParams(query));
  const { rerender } = renderHook((props) => useRevealRoute(props, handle), {
    initialProps: { view: viewOf(url), stops, mapState: 0 },
  });
  const change = (query: string, known = stops, mapState = 0) => {
    rerender({ view: viewOf(query), stops: known, mapState });
  };
  return { shown, change, map };
}

test('R13, Q7: the map shows all of a route once, when it is chosen and its stops are known', () => {
  const { shown, change } = follow('', []);
  change('route=03', []);
  expect(shown).toEqual([]);
  change('route=03', STOPS);
  change('route=03', [...STOPS]);
  expect(shown).toEqual(['43,44']);
  change('route=03,07', STOPS);
  change('route=07', STOPS);
  expect(shown).toEqual(['43,44', '45']);
});

test('R13, Q7: a link shows its route', () => {
  expect(follow('route=03').shown).toEqual(['43,44']);
});

test.each(['&center=43,-89&zoom=14', '&stop=0100', '&near=43,-89'])(
  'R13: a link with %s keeps the map that it names, also once the route is alone',
  (also) => {
    const { shown, change } = follow(`route=03${also}`);
    change('route=03');
    expect(shown).toEqual([]);
  },
);

test('R13: back and forward leave the map where their URL has it', () => {
  renderHook(() => useView());
  const { shown, change } = follow('');
  window.history.replaceState(null, '', '/?route=03');
  window.dispatchEvent(new PopStateEvent('popstate'));
  change('route=03');
  expect(shown).toEqual([]);
});

test('R13: a route that was chosen before there is a map is shown by it', () => {
  const { shown, change, map } = follow('', []);
  map.isThere = false;
  change('route=03', STOPS);
  map.isThere = true;
  change('route=03', STOPS, 1);
  expect(shown).toEqual(['43,44']);
});
