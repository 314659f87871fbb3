import { describe, expect, test } from 'vitest';

import {
  createProject,
  placeAt,
  withPlaceAt,
  zoomToFit,
} from '../../../src/map/first-map/projection.ts';
import { pixelIn } from '../../browser/support/screen.ts';

const CENTER = { lat: 43.0733673, lon: -89.4014633 };
const PARK = { lat: 43.0701, lon: -89.4067 };
const view = { center: CENTER, zoom: 14.3, width: 800, height: 600 };

describe('the first map’s projection', () => {
  test('R38: puts a place where the real map has it', () => {
    const expected = pixelIn({ x: 0, y: 0, width: 800, height: 600 }, PARK, {
      ...CENTER,
      zoom: view.zoom,
    });
    const { x, y } = createProject(view)(PARK);
    expect(x).toBeCloseTo(expected.x, 6);
    expect(y).toBeCloseTo(expected.y, 6);
  });

  test('R38: turns with the bearing: at 90°, east is up', () => {
    const east = { lat: CENTER.lat, lon: CENTER.lon + 0.01 };
    const { x, y } = createProject({ ...view, bearing: 90 })(east);
    expect(x).toBeCloseTo(400, 6);
    expect(y).toBeLessThan(200);
  });

  test.each([0, 37, -120])('R38: a tap finds the place under it at a bearing of %i°', (bearing) => {
    const turned = { ...view, bearing };
    const { lat, lon } = placeAt(turned, createProject(turned)(PARK));
    expect(lat).toBeCloseTo(PARK.lat, 9);
    expect(lon).toBeCloseTo(PARK.lon, 9);
  });

  test('R38: a zoom keeps the place under the fingers', () => {
    const point = { x: 120, y: 77 };
    const place = placeAt(view, point);
    const nearer = withPlaceAt({ ...view, zoom: 16, bearing: 20 }, place, point);
    const { x, y } = createProject(nearer)(place);
    expect([x, y].map(Math.round)).toEqual([120, 77]);
  });

  test('R38: the zoom for an area lets it touch the edges', () => {
    const [west, south, east, north] = [-89.42, 43.06, -89.38, 43.08] as const;
    const zoom = zoomToFit([west, south, east, north], [800, 600], 0);
    const project = createProject({ ...view, zoom });
    const [a, b] = [project({ lat: south, lon: west }), project({ lat: north, lon: east })];
    expect(Math.max((b.x - a.x) / 800, (a.y - b.y) / 600)).toBeCloseTo(1, 6);
  });
});
