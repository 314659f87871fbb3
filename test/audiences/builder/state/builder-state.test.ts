import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  frameUrl,
  fullMapUrl,
  readBuilderState,
  urlFromBuilderState,
} from '../../../../src/audiences/builder/state/builder-state.ts';
import { urlFromFrameOptions } from '../../../../src/audiences/builder/state/urlFromFrameOptions.ts';
import { readFrameOptions } from '../../../../src/audiences/embed/options/frame-options.ts';
import { MOST_PIXELS, LEAST_PIXELS } from '../../../../src/lib/frames/frame-size.ts';
import { urlFromView } from '../../../../src/view/urlFromView.ts';
import { aView } from '../../../support/any-view.ts';

const read = (query: string) => readBuilderState(new URLSearchParams(query));

const aSize = fc.option(
  fc.record({
    width: fc.integer({ min: LEAST_PIXELS, max: MOST_PIXELS }),
    height: fc.integer({ min: LEAST_PIXELS, max: MOST_PIXELS }),
  }),
);

test('B19: the builder’s URL holds its state, of any view', () => {
  fc.assert(
    fc.property(aView, aSize, fc.constantFrom(null, 'en', 'es'), (view, size, ui) => {
      const { options } = read(`view=builder&${urlFromView(view)}`);
      const state = { options, size, ui };
      expect(read(urlFromBuilderState(state))).toEqual(state);
    }),
  );
});

test('B19: the frame’s URL has the same options, without what is the builder’s own', () => {
  const { options } = read('view=builder&ui=es&size=640x480&route=03&mode=list&lang=en');
  const url = new URL(frameUrl(options, 'https://map.example.org'));
  expect(url.href).toBe('https://map.example.org/?view=embed&route=03&lang=en&mode=list');
  expect(readFrameOptions(url.searchParams)).toEqual(options);
});

test('B19: a size that is no size is as wide as the column, and others stay within the limits', () => {
  expect(read('size=640x480').size).toEqual({ width: 640, height: 480 });
  expect(read('size=100x9999').size).toEqual({ width: LEAST_PIXELS, height: MOST_PIXELS });
  for (const size of ['', 'big', '640', '640x480x2', '-640x480', '1e3x480'])
    expect(read(`size=${size}`).size).toBeNull();
});

test('R27: what passes is left out: a bus, an event, a time to plan for, and what is personal', () => {
  const { options } = read(
    'vehicle=03%2F007&at=2026-11-20T19:00&watch=0398&follow=03%2F007&needs=bike&lots=event',
  );
  expect(options).toEqual(read('').options);
  expect(urlFromFrameOptions(options)).toBe('view=embed');
  expect(read('event=x').options.view.selection).toBeNull();
  expect(read('lot=x').options.view.selection).toEqual({ kind: 'lot', id: 'x' });
});

test('B3, B19: the full map opens over the area of the frame', () => {
  const { options } = read('route=03&bbox=-91.95,43.55,-91.85,43.65');
  const { searchParams } = new URL(fullMapUrl(options, 'https://map.example.org'));
  expect(searchParams.get('center')).toBe('43.6,-91.9');
  expect(Number(searchParams.get('zoom'))).toBeCloseTo(11.26, 1);
  expect(searchParams.get('route')).toBe('03');
});
