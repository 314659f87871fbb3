import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useShowPoint } from '../../../../src/audiences/rider/map/useShowPoint.ts';
import type { Camera } from '../../../../src/lib/geo/Camera.ts';
import { NO_PADDING } from '../../../../src/map/camera/camera.ts';
import { createMapHandle } from '../../../../src/map/createMapHandle.ts';
import { useView } from '../../../../src/view/useView.ts';
import { theSettings } from '../../../support/builders.ts';

const HERE = { lat: 43, lon: -89 };
const THERE = { lat: 43.2, lon: -89 };

/** Records where the map goes while the page's own view changes. */
function follow({ url = '/', zoom = 11, isReady = true } = {}) {
  history.replaceState(null, '', url);
  const moves: string[] = [];
  const shown = { isReady };
  const handle = {
    current: {
      ...createMapHandle({ map: () => null, padding: () => NO_PADDING, reducedMotion: () => true }),
      camera: () => (shown.isReady ? { center: HERE, zoom } : null),
      flyTo: ({ center, zoom: to }: Camera) => moves.push(`${center.lat} at ${to}`),
    },
  };
  const settings = theSettings();
  const { result, rerender } = renderHook(
    ({ mapState }) => {
      const [view, changeView] = useView();
      return { changeView, keep: useShowPoint({ settings, view, mapState }, handle) };
    },
    { initialProps: { mapState: 0 } },
  );
  return { moves, page: result, shown, rerender };
}

test('R13: a map of a whole region comes near a point that the rider chose in a list', () => {
  const { moves, page } = follow();
  act(() => page.current.changeView({ near: THERE }));
  expect(moves).toEqual(['43.2 at 16']);
  act(() => page.current.changeView({ panel: 'lots' }));
  expect(moves).toHaveLength(1);
});

test('R13: a map that shows a corner keeps its scale where the rider’s location is shown', () => {
  const { moves, page } = follow({ zoom: 17.5 });
  act(() => page.current.changeView({ near: THERE }));
  expect(moves).toEqual(['43.2 at 17.5']);
});

test('R3, R13: the map stays where it is for a point that was tapped', () => {
  const { moves, page } = follow();
  act(() => {
    page.current.changeView({ near: THERE });
    page.current.keep();
  });
  expect(moves).toEqual([]);
});

test('R13, R20: the map stays for a point of a link, and where a bus is followed', () => {
  const { moves, page } = follow({ url: '/?near=43.2,-89&center=43,-89&zoom=12' });
  expect(moves).toEqual([]);
  act(() => page.current.changeView({ near: HERE, follow: '03/007' }));
  expect(moves).toEqual([]);
});

test('R13, R38: a point that was chosen before there is a map is shown by the map', () => {
  const { moves, page, shown, rerender } = follow({ isReady: false });
  act(() => page.current.changeView({ near: THERE }));
  expect(moves).toEqual([]);
  shown.isReady = true;
  rerender({ mapState: 1 });
  expect(moves).toEqual(['43.2 at 16']);
});

test('R20: “back” leads to the camera of the page before, and not to its point', async () => {
  const { moves, page } = follow();
  act(() => page.current.changeView({ near: HERE }, 'push'));
  act(() => page.current.changeView({ near: THERE }, 'push'));
  expect(moves).toEqual(['43 at 16', '43.2 at 16']);
  const back = new Promise((resolve) => window.addEventListener('popstate', resolve));
  await act(async () => {
    history.back();
    await back;
  });
  expect(moves).toHaveLength(2);
});
