import { fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { MapView } from '../../../src/map/MapView.tsx';
import type { ScenePart } from '../../../src/map/scene/scene.ts';
import { useScenePart } from '../../../src/map/scene/useScenePart.ts';
import type { Tap } from '../../../src/map/taps.ts';
import { eventually } from '../../support/eventually.ts';
import { en } from '../../support/words/catalogs.ts';

const CENTER = { lat: 43.0733673, lon: -89.4014633 };

/** A 2D context that draws nothing. */
const noDrawing = (canvas: HTMLCanvasElement) =>
  new Proxy<object>(
    { canvas, getTransform: () => ({ a: 1 }), measureText: () => ({ width: 10 }) },
    { get: (known, name) => Reflect.get(known, name) ?? (() => {}), set: () => true },
  );

beforeEach(() => {
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value(this: HTMLCanvasElement, type: string) {
      return type === '2d' ? noDrawing(this) : null;
    },
  });
  for (const [name, value] of [
    ['clientWidth', 800],
    ['clientHeight', 600],
  ] as const) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
  }
});

const PART: ScenePart = {
  id: 'stops',
  order: 30,
  sources: {
    stops: {
      type: 'FeatureCollection',
      features: [0, 0.0001, 0.01].map((east, index) => ({
        type: 'Feature',
        properties: { stopID: `stop ${index}` },
        geometry: { type: 'Point', coordinates: [CENTER.lon + east, CENTER.lat] },
      })),
    },
  },
  layers: [{ id: 'stops', type: 'circle', source: 'stops', paint: { 'circle-radius': 6 } }],
  pick: [{ layer: 'stops', kind: 'stop', idProperty: 'stopID' }],
};

function Stops() {
  useScenePart(PART);
  return null;
}

/** Shows three stops, two of them beside each other at the center, and returns what happens. */
async function showStops(interactive = true) {
  const taps: Tap[] = [];
  const { container } = render(
    <MapView
      {...{ style: '/style.json' }}
      camera={{ center: CENTER, zoom: 16 }}
      words={en.map}
      reducedMotion
      interactive={interactive}
      onTap={(tap) => taps.push(tap)}
    >
      <Stops />
    </MapView>,
  );
  const canvas = container.querySelector('canvas');
  if (canvas === null) throw new Error('there is no first map');
  await new Promise(requestAnimationFrame);
  const ids = () => taps.map(({ hits }) => hits.map(({ id }) => id).join());
  return { canvas, ids };
}

const at = (x: number, y: number, more = {}) => ({
  clientX: x,
  clientY: y,
  pointerId: 1,
  pointerType: 'mouse',
  ...more,
});

function click(canvas: HTMLElement, x: number, y: number) {
  fireEvent.pointerDown(canvas, at(x, y));
  fireEvent.pointerUp(canvas, at(x, y));
  fireEvent.click(canvas, at(x, y, { detail: 1 }));
}

test('R38: a tap on the first map hits what is there, nearest first, or nothing', async () => {
  const { canvas, ids } = await showStops();
  click(canvas, 400, 300);
  click(canvas, 100, 100);
  await eventually(() => expect(ids()).toEqual(['stop 0,stop 1', '']));
});

test('R3: a double tap on an empty place starts no search', async () => {
  const { canvas, ids } = await showStops();
  click(canvas, 100, 100);
  fireEvent.pointerDown(canvas, at(100, 100));
  fireEvent.click(canvas, at(100, 100, { detail: 2 }));
  await new Promise((resolve) => setTimeout(resolve, 350));
  expect(ids()).toEqual([]);
});

test('R14: a finger reaches what is 22 px away, also where a click does not tell what it came from', async () => {
  const { canvas, ids } = await showStops();
  const tap = (pointerType: string) => {
    fireEvent.pointerDown(canvas, at(400, 315, { pointerType }));
    fireEvent.pointerUp(canvas, at(400, 315, { pointerType }));
    // In Safari before 18.4 a click is a `MouseEvent`.
    canvas.dispatchEvent(new MouseEvent('click', { clientX: 400, clientY: 315, detail: 1 }));
  };
  tap('touch');
  tap('mouse');
  await eventually(() => expect(ids()).toEqual(['stop 0,stop 1', '']));
});

test('R38: the keyboard taps the center of the first map, which is one tab stop', async () => {
  const { canvas, ids } = await showStops();
  expect(canvas.tabIndex).toBe(0);
  expect(canvas.getAttribute('role')).toBe('application');
  expect(canvas.getAttribute('aria-label')).toBe(en.map.label);
  fireEvent.keyDown(canvas, { key: 'Enter' });
  expect(ids()).toEqual(['stop 0,stop 1']);
});

test('R38: the end of a drag taps nothing', async () => {
  const { canvas, ids } = await showStops();
  fireEvent.pointerDown(canvas, at(300, 300));
  fireEvent.pointerUp(canvas, at(400, 300));
  fireEvent.click(canvas, at(400, 300, { detail: 1 }));
  expect(ids()).toEqual([]);
});

test('A6: on a display the first map is a picture', async () => {
  const { canvas, ids } = await showStops(false);
  expect(canvas.getAttribute('role')).toBe('img');
  expect(canvas.tabIndex).toBe(-1);
  click(canvas, 400, 300);
  expect(ids()).toEqual([]);
});
