import { readFileSync } from 'node:fs';

import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { FullScreenButton } from '../../../../src/audiences/rider/menu/FullScreenButton.tsx';
import { render } from '../../../support/page/render.tsx';
import { en } from '../../../support/words/catalogs.ts';

/** Where the style sheet hides the map's own button. */
const [, WITHOUT_BUTTON] =
  /@media ([^{]+) \{\s*\.map-controls__group--full \{\s*display: none/.exec(
    readFileSync('src/city/map/MapControls.css', 'utf8'),
  ) ?? [];

let full: Element | null = null;

/** Stands in for the browser's full screen: it changes the element and fires the event. */
function fillScreen(element: Element | null) {
  full = element;
  document.dispatchEvent(new Event('fullscreenchange'));
}

function showScreen({ isSmall = true, isEnabled = true } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isSmall && query === WITHOUT_BUTTON,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const browser = { configurable: true };
  Object.defineProperty(document, 'fullscreenEnabled', { ...browser, value: isEnabled });
  Object.defineProperty(document, 'fullscreenElement', { ...browser, get: () => full });
  render(<FullScreenButton />);
}

beforeEach(() => {
  full = null;
  document.exitFullscreen = async () => fillScreen(null);
  document.documentElement.requestFullscreen = async () => fillScreen(document.documentElement);
});
test('R19: where the map has no button for it, the menu enters and exits full screen', async () => {
  showScreen();
  await userEvent.click(screen.getByRole('button', { name: en.map.fullScreen }));
  expect(full).toBe(document.documentElement);
  await userEvent.click(screen.getByRole('button', { name: en.map.fullScreenLeave }));
  expect(full).toBeNull();
});

test('R19: the menu says that the browser refuses full screen', async () => {
  document.documentElement.requestFullscreen = async () => {
    throw new TypeError('Permissions check failed');
  };
  showScreen();
  await userEvent.click(screen.getByRole('button', { name: en.map.fullScreen }));
  expect(await screen.findByText(en.map.fullScreenFailed, { selector: 'p' })).toBeTruthy();
});

test.each([
  ['the map has a button for it', { isSmall: false }],
  ['the browser has no full screen', { isEnabled: false }],
])('R19: the menu has no full screen where %s', (_why, screenOptions) => {
  showScreen(screenOptions);
  expect(screen.queryByRole('button')).toBeNull();
});
