import type { StyleSpecification } from 'maplibre-gl';
import { beforeEach, expect, test, vi } from 'vitest';

import { styleSetter } from '../../../src/map/basemap/styleSetter.ts';
import { createScene } from '../../../src/map/scene/createScene.ts';
import { createStyle } from '../../../src/service/basemap/style.ts';

/** The service's style as the page gets it. */
const OWN: StyleSpecification = JSON.parse(
  JSON.stringify(createStyle('light', { url: 'https://tiles.example.org/planet' })),
);
const GROUND: StyleSpecification = { version: 8, sources: {}, layers: [] };

const reported: unknown[] = [];
beforeEach(() => {
  reported.length = 0;
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
});

/** A map that loads each style in the next frame, except the one that it can't. */
function aSetter() {
  const rejected: string[] = [];
  const validated: boolean[] = [];
  const styles = styleSetter(createScene(), ({ message }) => rejected.push(message));
  let frame = 0;
  const mapThat = (loads: boolean) => ({
    setStyle(_style: unknown, { validate }: { validate: boolean }) {
      validated.push(validate);
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (loads) styles.settle();
      });
    },
  });
  return { styles, rejected, validated, mapThat };
}

const frames = () => new Promise((resolve) => setTimeout(resolve, 100));

test('R19: a style that the map has not loaded after a frame is rejected once, and reported', async () => {
  const { styles, rejected, mapThat } = aSetter();
  styles.set(mapThat(false), GROUND);
  await frames();
  expect(rejected).toEqual(["The basemap's style can't be drawn"]);
  expect(reported.map(String)).toEqual(["Error: The basemap's style can't be drawn"]);
});

test('a style that is set again before it has loaded is not rejected', async () => {
  const { styles, rejected, mapThat } = aSetter();
  styles.set(mapThat(true), GROUND);
  styles.set(mapThat(true), GROUND);
  await frames();
  expect(rejected).toEqual([]);
});

test('A23: a style is not rejected because the map lost its context while it loaded', async () => {
  const { styles, rejected, mapThat } = aSetter();
  styles.set(mapThat(false), GROUND);
  styles.settle();
  await frames();
  expect(rejected).toEqual([]);
});

test('only a style that no test has validated is validated by MapLibre', () => {
  const { styles, validated, mapThat } = aSetter();
  styles.set(mapThat(true), OWN);
  styles.set(mapThat(true), GROUND);
  expect(validated).toEqual([false, true]);
});
