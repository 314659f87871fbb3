import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { MapControls } from '../../../src/city/map/MapControls.tsx';
import { SettingsContext } from '../../../src/city/reads/SettingsContext.ts';
import type { Place } from '../../../src/lib/geo/distance.ts';
import { theSettings } from '../../support/builders.ts';
import { mockGeolocation } from '../../support/page/mockGeolocation.ts';
import { render } from '../../support/page/render.tsx';
import { en } from '../../support/words/catalogs.ts';

const SETTINGS = theSettings();
const { center, name } = SETTINGS.city;
let full: Element | null = null;

/** Stands in for the browser's full screen: it changes the element and fires the event. */
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
function controls(withLocation = true) {
  const messages: string[] = [];
  const found: Place[] = [];
  const onNorthUp = vi.fn<() => void>();
  render(
    <SettingsContext value={SETTINGS}>
      <MapControls
        onZoomIn={() => {}}
        onZoomOut={() => {}}
        onNorthUp={onNorthUp}
        onMessage={(sentence) => messages.push(sentence)}
        {...(withLocation ? { onLocate: (place: Place) => found.push(place) } : {})}
      />
    </SettingsContext>,
  );
  return { messages, found, onNorthUp };
}

const button = (name: string) => screen.getByRole('button', { name });

test('R19: the button enters and leaves full screen, and follows the browser’s own key', async () => {
  const { messages } = controls();
  await userEvent.click(button(en.map.fullScreen));
  expect(full).toBe(document.documentElement);
  await userEvent.click(button(en.map.fullScreenLeave));
  expect(full).toBeNull();
  await userEvent.click(button(en.map.fullScreen));
  act(() => fillScreen(null));
  expect(button(en.map.fullScreen)).toBeTruthy();
  expect(messages).toEqual([]);
});

test('R19: the page says that the browser refuses full screen', async () => {
  document.documentElement.requestFullscreen = async () => {
    throw new TypeError('Permissions check failed');
  };
  const { messages } = controls();
  await userEvent.click(button(en.map.fullScreen));
  expect(messages).toEqual([en.map.fullScreenFailed]);
  expect(button(en.map.fullScreen)).toBeTruthy();
});

test('R19: the map turns north up', async () => {
  const { onNorthUp } = controls();
  await userEvent.click(button(en.map.northUp));
  expect(onNorthUp).toHaveBeenCalledOnce();
});

test('R19: my location is passed on without a message', async () => {
  mockGeolocation(center);
  const { messages, found } = controls();
  await userEvent.click(button(en.map.myLocation));
  expect(found).toEqual([center]);
  expect(messages).toEqual([]);
});

test.each([
  ['denied', { code: 1 }, en.map.locationDenied],
  ['not found', { code: 2 }, en.map.locationFailed],
  ['late', { code: 3 }, en.map.locationTimeout],
  ['far from the city', { lat: 0, lon: 0 }, en.map.locationOutside(name)],
])('R19: the page says that a location is %s', async (_why, at, sentence) => {
  mockGeolocation(at);
  const { messages, found } = controls();
  await userEvent.click(button(en.map.myLocation));
  expect(messages).toEqual([sentence]);
  expect(found).toEqual([]);
  expect(button(en.map.myLocation).getAttribute('aria-busy')).toBe('false');
});

test('B9: a location that the page around a frame forbids is not blamed on the reader', async () => {
  const message = 'Geolocation has been disabled in this document by permissions policy.';
  mockGeolocation({ code: 1, message });
  vi.spyOn(window, 'parent', 'get').mockReturnValue(new Proxy(window, {}));
  const { messages } = controls();
  await userEvent.click(button(en.map.myLocation));
  expect(messages).toEqual([en.map.locationNotAllowed]);
});

test('R19: a frame has no button for my location', () => {
  mockGeolocation({ lat: 43, lon: -89 });
  controls(false);
  expect(screen.queryByRole('button', { name: en.map.myLocation })).toBeNull();
});
