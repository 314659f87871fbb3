import fc from 'fast-check';

import { LOT_SORTS } from '../../src/contract/links/lot-filter.ts';
import { USUAL_MINUTES } from '../../src/contract/links/stop-watch.ts';
import { NEEDS } from '../../src/contract/links/vehicle-needs.ts';
import { LAYERS, MAX_WATCHES, PANELS } from '../../src/view/view.ts';
import type { View } from '../../src/view/view.ts';

/** A name or an ID as a city may use it. */
export const label = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme-ascii' })
  .map((text) => text.trim())
  .filter((text) => text !== '');
const lat = fc.integer({ min: -8_500_000, max: 8_500_000 }).map((e5) => e5 / 1e5);
const lon = fc.integer({ min: -17_999_999, max: 17_999_999 }).map((e5) => e5 / 1e5);

const journeyEnd = fc.oneof(
  fc.record({ stopID: label.filter((id) => !id.includes(',')) }),
  fc.record({ place: fc.record({ lat, lon }), name: fc.option(label) }),
);

/** Any view that a link can hold. */
export const aView: fc.Arbitrary<View> = fc.record({
  routes: fc.option(
    fc.uniqueArray(
      label.filter((id) => !id.includes(',')),
      { maxLength: 8 },
    ),
  ),
  destination: fc.option(label),
  selection: fc.option(
    fc.record({ kind: fc.constantFrom('stop', 'vehicle', 'lot', 'event'), id: label }),
  ),
  near: fc.option(fc.record({ lat, lon })),
  radius: fc.option(fc.integer({ min: 100, max: 499 })),
  journey: fc.option(
    fc
      .record({
        from: fc.option(journeyEnd),
        to: fc.option(journeyEnd),
        time: fc.option(fc.constantFrom('2026-11-20T19:00', '2026-11-01T01:30-06:00')),
        isArriveBy: fc.boolean(),
        way: fc.option(label),
        departs: fc.option(fc.constantFrom('2026-11-20T17:35')),
        isByCar: fc.boolean(),
        event: fc.option(label),
      })
      .filter(({ from, to }) => from !== null || to !== null)
      .map((journey) => ({
        ...journey,
        isArriveBy: journey.isArriveBy && journey.time !== null,
        departs: journey.way === null ? null : journey.departs,
      })),
  ),
  panel: fc.constantFrom(...PANELS),
  lotFilter: fc.record({
    sort: fc.constantFrom(...LOT_SORTS),
    operator: fc.option(label),
    hasOpenSpots: fc.boolean(),
    hasEvent: fc.boolean(),
  }),
  moment: fc.option(
    fc.constantFrom(
      '2026-11-20T19:00',
      '2027-01-01T00:15',
      '2026-11-01T01:30-06:00',
      '2027-04-04T01:45+10:30',
    ),
  ),
  timetable: fc.option(fc.constantFrom('2026-11-20', '2028-02-29')),
  // Alerts of one route come last in a link.
  watches: fc
    .uniqueArray(
      fc.record({
        stopID: label.filter((id) => !id.includes('~')),
        destination: fc.option(label),
        time: fc.oneof(
          fc.constant({ routeID: null, before: USUAL_MINUTES }),
          fc.record({
            routeID: label.filter((id) => !id.includes('~')),
            before: fc.constantFrom('2', '9', '15', '20', 'here', '43.07,-89.4', '-34,151.2'),
          }),
        ),
      }),
      {
        maxLength: MAX_WATCHES,
        selector: ({ stopID, destination }) => `${stopID}~${destination}`,
      },
    )
    .map((watches) =>
      watches.toSorted((a, b) => Number(a.time.routeID !== null) - Number(b.time.routeID !== null)),
    ),
  follow: fc.option(label),
  needs: fc.subarray([...NEEDS]),
  hidden: fc.subarray([...LAYERS]),
  camera: fc.option(
    fc.record({
      lat,
      lon,
      zoom: fc.integer({ min: 0, max: 2200 }).map((e2) => e2 / 100),
      bearing: fc.integer({ min: 0, max: 359 }),
    }),
  ),
  theme: fc.option(fc.constantFrom('light', 'dark')),
  lang: fc.option(fc.constantFrom('en', 'es')),
  units: fc.option(fc.constantFrom('feet', 'metres')),
});

/** Any view of a frame: it watches no stop and follows no bus, and with a journey it opens with nothing else. */
export const aFrameView: fc.Arbitrary<View> = aView.map((view) => ({
  ...view,
  watches: [],
  follow: null,
  selection: view.journey === null ? view.selection : null,
}));
