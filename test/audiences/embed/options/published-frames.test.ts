import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { urlFromFrameOptions } from '../../../../src/audiences/builder/state/urlFromFrameOptions.ts';
import {
  frameNameWarnings,
  readFrameOptions,
} from '../../../../src/audiences/embed/options/frame-options.ts';
import { FrameParameters } from '../../../../src/audiences/embed/options/frame-parameters.ts';
import { isFirstLayer, LAYERS, unaskedLayers } from '../../../../src/view/view.ts';

const TOP = join(import.meta.dirname, '../../../..');
const { frames } = z
  .object({
    frames: z.array(
      z.object({
        from: z.string(),
        address: z.string(),
        means: z.record(z.string(), z.unknown()),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'published-frames.json'), 'utf8')));

const parametersOf = (address: string) => new URL(address, 'https://map.example').searchParams;

test.each(frames)('B28: $address still means the same: $from', ({ address, means }) => {
  const options = readFrameOptions(parametersOf(address));
  const { view } = options;
  const hidden = view.hidden.filter(isFirstLayer);
  expect({ ...options, view: { ...view, hidden } }).toMatchObject(means);
  // A layer of a later version is off, unless the address names it.
  const named = (parametersOf(address).get('layers') ?? '').split(',');
  expect(view.hidden.filter((layer) => !isFirstLayer(layer))).toEqual(unaskedLayers(LAYERS, named));
  expect(frameNameWarnings(parametersOf(address).toString())).toEqual([]);
  expect(readFrameOptions(new URLSearchParams(urlFromFrameOptions(options)))).toEqual(options);
});

test('B2: a frame has bikes only if its URL names them, and its code says so only then', () => {
  for (const query of ['', 'hide=lots', 'layers=stops', 'hide=bikes,stops']) {
    const options = readFrameOptions(new URLSearchParams(query));
    expect(options.view.hidden).toContain('bikes');
    expect(urlFromFrameOptions(options)).not.toMatch(/bikes|layers/);
  }
  const asked = readFrameOptions(new URLSearchParams('layers=bikes,stops'));
  expect(urlFromFrameOptions(asked)).toBe('view=embed&layers=stops,bikes');
});

test('B2: a misspelled parameter of a frame has a warning in the console', () => {
  expect(frameNameWarnings('?view=embed&rout=03&zoom=12')).toEqual([
    'rout is not a parameter and was ignored',
    'center and zoom are ignored without each other',
  ]);
});

test('B28: no published form is removed', () => {
  expect(frames.length).toBeGreaterThanOrEqual(23);
});

test('B28: a new parameter needs a line in the file of published frames', () => {
  const published = new Set(frames.flatMap(({ address }) => [...parametersOf(address).keys()]));
  expect(Object.keys(FrameParameters.shape).filter((name) => !published.has(name))).toEqual([]);
});

test('B28: each parameter of a frame in the documents is in the file of published frames', () => {
  const published = new Set(frames.flatMap(({ address }) => [...parametersOf(address).keys()]));
  const texts = ['README.md', '.github/frames.md', '.github/editor-guide.md'].map((path) =>
    readFileSync(join(TOP, path), 'utf8'),
  );
  const addresses = texts.flatMap((text) => text.match(/\?view=embed[^\s"'`<>)|]*/g) ?? []);
  expect(addresses.length).toBeGreaterThan(3);
  const names = addresses.flatMap((address) => [...parametersOf(`/${address}`).keys()]);
  expect(names.filter((name) => !published.has(name))).toEqual([]);
});
