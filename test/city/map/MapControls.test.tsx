// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { MapControls } from '../../../src/city/map/MapControls.tsx';
import type { Place } from '../../../src/lib/geo/distance.ts';
import { render } from '../../support/render.tsx';
import { mockGeolocation } from '../../support/mockGeolocation.ts';

let full: Element | null = null;

/** The browser's own part of full screen, which tells of each change by an event. */
function fillScreen(element: Element | null) {
  full = element;
  document.dispatchEvent(new Event('fullscreenchange'));
}

beforeEach(() => {
  full = null;
  const browser = { configurable: true };
  Object.defineProperty(document, 'fullscreenEnabled', { ...browser, value: true });
  Object.defineProperty(document, 'fullscreenElement', { ...browser, get: () => full });
  document.exitFullscreen = async () => fillScreen(null);
  document.documentElement.requestFullscreen = async () => fillScreen(document.documentElement);
});
afterEach(cleanup);

function controls(withLocation = true) {
  const told: string[] = [];
  const found: Place[] = [];
  const onNorthUp = vi.fn<() => void>();
  render(
    <MapControls
      onZoomIn={() => {}}
      onZoomOut={() => {}}
      onNorthUp={onNorthUp}
      onMessage={(sentence) => told.push(sentence)}
      {...(withLocation ? { onLocate: (place: Place) => found.push(place) } : {})}
    />,
  );
  return { told, found, onNorthUp };
}

const button = (name: string) => screen.getByRole('button', { name });

test('R19: the page fills the screen and leaves it, also by a key of the browser', async () => {
  const { told } = controls();
  await userEvent.click(button('Full screen'));
  expect(full).toBe(document.documentElement);
  await userEvent.click(button('Leave full screen'));
  expect(full).toBeNull();
  await userEvent.click(button('Full screen'));
  act(() => fillScreen(null));
  expect(button('Full screen')).toBeTruthy();
  expect(told).toEqual([]);
});

test('R19: full screen that the browser refuses is told', async () => {
  document.documentElement.requestFullscreen = async () => {
    throw new TypeError('Permissions check failed');
  };
  const { told } = controls();
  await userEvent.click(button('Full screen'));
  expect(told).toEqual(['Your browser does not allow full screen here.']);
  expect(button('Full screen')).toBeTruthy();
});

test('R19: the map turns north up', async () => {
  const { onNorthUp } = controls();
  await userEvent.click(button('Turn north up'));
  expect(onNorthUp).toHaveBeenCalledOnce();
});

test('R19: my location is handed on, and nothing is told', async () => {
  mockGeolocation({ lat: 43, lon: -89 });
  const { told, found } = controls();
  await userEvent.click(button('Stops near me'));
  expect(found).toEqual([{ lat: 43, lon: -89 }]);
  expect(told).toEqual([]);
});

test.each([
  ['denied', 1, 'Your browser or this page does not allow location. Tap the map instead.'],
  ['not to be had', 2, 'Your location could not be found. Tap the map instead.'],
  ['late', 3, 'Finding your location took too long. Try again, or tap the map.'],
])('R19: a location that is %s is told in words', async (_why, code, sentence) => {
  mockGeolocation({ code });
  const { told, found } = controls();
  await userEvent.click(button('Stops near me'));
  expect(told).toEqual([sentence]);
  expect(found).toEqual([]);
  expect(button('Stops near me').getAttribute('aria-busy')).toBe('false');
});

test('R19: where my location leads nowhere, as in a frame, it is not offered', () => {
  mockGeolocation({ lat: 43, lon: -89 });
  controls(false);
  expect(screen.queryByRole('button', { name: 'Stops near me' })).toBeNull();
});
