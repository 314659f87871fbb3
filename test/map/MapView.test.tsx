import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';

import { MapView } from '../../src/map/MapView.tsx';
import { en } from '../support/words/catalogs.ts';

const settings = { basemap: '/style.json' };

test('A24: without WebGL2 the map reports a failure and the rest of the page works', () => {
  HTMLCanvasElement.prototype.getContext = () => null;
  const failures: string[] = [];
  const { container, unmount } = render(
    <StrictMode>
      <MapView
        style={settings.basemap}
        camera={{ center: { lat: 43, lon: -89 }, zoom: 13 }}
        words={en.map}
        reducedMotion
        onFailure={(failure) => failures.push(failure)}
      />
      <p>The list</p>
    </StrictMode>,
  );
  expect(new Set(failures)).toEqual(new Set(['no-webgl']));
  expect(screen.getByText('The list')).toBeTruthy();
  expect(container.querySelector('[data-map-state]')?.getAttribute('data-map-state')).toBe(
    'failed',
  );
  expect(container.querySelectorAll('canvas')).toHaveLength(0);
  unmount();
});
