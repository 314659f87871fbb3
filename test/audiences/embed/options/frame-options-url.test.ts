import fc from 'fast-check';
import { expect, test } from 'vitest';

import { urlFromFrameOptions } from '../../../../src/audiences/builder/state/urlFromFrameOptions.ts';
import { readFrameOptions } from '../../../../src/audiences/embed/options/frame-options.ts';
import type { FrameOptions } from '../../../../src/audiences/embed/options/frame-options.ts';
import {
  FRAME_CONTROLS,
  FRAME_MODES,
} from '../../../../src/audiences/embed/options/frame-parameters.ts';
import { PANELS } from '../../../../src/view/view.ts';
import { aFrameView, label } from '../../../support/any-view.ts';

const read = (query: string) => readFrameOptions(new URLSearchParams(query));

const degrees = (from: number, to: number) =>
  fc.integer({ min: from * 100, max: to * 100 }).map((hundredths) => hundredths / 100);

const labels = fc.uniqueArray(label, { maxLength: 3 });

const anyOptions: fc.Arbitrary<FrameOptions> = fc
  .record({
    stops: fc.uniqueArray(label, { maxLength: 4 }),
    departures: fc.record({
      filter: fc.record({
        destinations: labels,
        via: labels,
        platforms: labels,
        hide: labels,
      }),
      reach: fc.record({
        minutes: fc.option(fc.integer({ min: 0, max: 60 })),
        isMarked: fc.boolean(),
      }),
      names: fc.subarray([
        { kind: 'stop' as const, of: '0100', name: 'Front door, north' },
        { kind: 'route' as const, of: '03', name: 'Airport' },
      ]),
    }),
    view: aFrameView,
    v: fc.constant('1'),
    mode: fc.constantFrom(...FRAME_MODES),
    panels: fc.subarray([...PANELS]),
    controls: fc.subarray([...FRAME_CONTROLS]),
    lots: fc.uniqueArray(
      label.filter((name) => !name.includes(',') && name !== 'room' && name !== 'event'),
      { maxLength: 5 },
    ),
    bbox: fc.option(
      fc
        .tuple(degrees(-89, 0), degrees(-179, 0), degrees(1, 89), degrees(1, 179))
        .map(([south, west, north, east]) => ({
          southWest: { lat: south, lon: west },
          northEast: { lat: north, lon: east },
        })),
    ),
    title: fc.option(label),
    gestures: fc.constantFrom('cooperative', 'full'),
    poll: fc.option(fc.integer({ min: 2, max: 3600 })),
    api: fc.constantFrom('0', '1'),
    origin: fc.option(fc.constantFrom('https://city.example', 'http://localhost:8081')),
  })
  .map((options) =>
    options.stops.length === 0
      ? {
          ...options,
          // Without departures, a destination is the map's.
          departures: {
            ...options.departures,
            filter: { ...options.departures.filter, destinations: [] },
          },
        }
      : {
          ...options,
          panels: ['departures', ...options.panels],
          // Its `stop` names the stops of the departures.
          view: {
            ...options.view,
            destination:
              options.departures.filter.destinations.length === 1
                ? (options.departures.filter.destinations[0] ?? null)
                : null,
            selection: options.view.selection?.kind === 'stop' ? null : options.view.selection,
          },
        },
  );

test('B2: options survive their URL', () => {
  fc.assert(
    fc.property(anyOptions, (options) => {
      expect(read(urlFromFrameOptions(options))).toEqual(options);
    }),
    { numRuns: 40 },
  );
});

test('B2: any query gives options that survive their URL', () => {
  const name = fc.oneof(
    fc.constantFrom(
      ...Object.keys(read('view=embed')),
      'layers',
      'hide',
      'destination',
      'via',
      'reach',
      'names',
      'stop',
      'near',
      'route',
      'lot',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
      const options = readFrameOptions(new URLSearchParams(pairs));
      expect(read(urlFromFrameOptions(options))).toEqual(options);
    }),
    { numRuns: 40 },
  );
});

test('B31: a frame’s departures have a destination with a comma, and hidden routes beside hidden layers', () => {
  const { departures, view } = read(
    'stop=0100&panels=departures&destination=Main+St,+North&hide=stops,03',
  );
  expect(departures.filter).toMatchObject({ destinations: ['Main St, North'], hide: ['03'] });
  expect([view.destination, view.hidden.includes('stops')]).toEqual(['Main St, North', true]);
  const several = read('stop=0100&panels=departures&destination=Zoo,Lake');
  expect(several.departures.filter.destinations).toEqual(['Zoo', 'Lake']);
  expect(several.view.destination).toBeNull();
});
