import type { Page } from '@playwright/test';

import { LOT_BANDS, type LotBand } from '../../../src/features/parking/lotState.ts';
import { placeAt } from '../../../src/lib/geo/distance.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { aLot } from '../../support/builders.ts';
import { difference } from '../../support/checks/color-vision.ts';
import { contrast } from '../../support/checks/contrast.ts';
import { supply } from '../../support/cities/supply.ts';
import { pixelsOf, type Pixels } from '../support/pixelsOf.ts';
import { cameraQuery, waitForIdleMap, pixelOf } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ isMapDrawn: true });

/** Vision deficiencies as Chromium simulates them, independent of how the palette was computed. */
const VISIONS = ['none', 'deuteranopia', 'protanopia', 'tritanopia', 'achromatopsia'] as const;
type Vision = (typeof VISIONS)[number];

const OPEN: Readonly<Record<LotBand, number | null>> = {
  plenty: 300,
  some: 60,
  few: 9,
  full: 0,
  unknown: null,
};
const PAIRS = LOT_BANDS.flatMap((a, index) =>
  LOT_BANDS.slice(index + 1).map((b) => [a, b] as const),
);

/** Positions in a marker, in CSS pixels from the tip of its tail; they match the page's (C5). */
const PILL = { top: -30, bottom: -6, middle: -18 };
const GLYPH = { left: 8, size: 12 };
const REACH = 48;

const demo = createDemoCity();
const center = demo.city?.city.center ?? { lat: 0, lon: 0 };
const CAMERA = { ...center, zoom: 16 };
const placeOf = (band: LotBand) => placeAt(center, 90, (LOT_BANDS.indexOf(band) - 2) * 120);

/** A lot of each band, side by side. */
const source = {
  ...demo,
  lots: supply(async () =>
    LOT_BANDS.map((band) => {
      const { lat, lon: lng } = placeOf(band);
      const counts = { openSpots: OPEN[band], totalSpots: 600 };
      return aLot({ name: band, shortName: band, coordinates: { lat, lng }, ...counts });
    }),
  ),
};

/** A marker's colors on the screen, the color around it, and its glyph. */
interface SeenMarker {
  readonly fill: string;
  readonly edge: string;
  readonly halo: string;
  readonly ground: string;
  /** For each half pixel of the glyph: whether it differs from the fill. */
  readonly glyph: readonly boolean[];
}

type Markers = Readonly<Record<LotBand, SeenMarker>>;

const tipOf = (page: Page, band: LotBand) => pixelOf(page, placeOf(band), CAMERA);

const range = (from: number, to: number, step = 0.5) =>
  Array.from({ length: Math.round((to - from) / step) }, (_, index) => from + index * step);

/** The most frequent color. */
function mostFrequent(colors: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

const isLike = (a: string, b: string) => difference(a, b, 'normal') < 6;

function seenAt({ at }: Pixels, tip: { x: number; y: number }): SeenMarker {
  const column = (x: number, from: number, to: number) =>
    range(from, to).map((y) => at(tip.x + x, tip.y + y));
  // Below the count there is only the fill.
  const fill = mostFrequent(
    range(-6, 6).flatMap((x) => column(x, PILL.bottom - 4, PILL.bottom - 2)),
  );
  const ground = mostFrequent(range(-12, 12).flatMap((x) => column(x, PILL.top - 8, PILL.top - 4)));
  const furthest = (colors: readonly string[], from: string) =>
    colors.toSorted((a, b) => contrast(b, from) - contrast(a, from))[0] ?? '';
  const halo = mostFrequent(range(-6, 6).flatMap((x) => column(x, PILL.top - 2, PILL.top - 1)));
  const edge = mostFrequent(
    range(-6, 6).map((x) => furthest(column(x, PILL.top - 1, PILL.top + 0.5), halo)),
  );
  const left = range(2 - REACH, 0).find((x) =>
    column(x, PILL.middle, PILL.middle + 0.5).every((color) => isLike(color, fill)),
  );
  if (left === undefined) throw new Error('no marker is visible');
  const glyph = range(0, GLYPH.size).flatMap((x) =>
    range(0, GLYPH.size).map((y) => {
      const color = at(tip.x + left + GLYPH.left - 1 + x, tip.y + PILL.middle - GLYPH.size / 2 + y);
      return !isLike(color, fill) && difference(color, fill, 'normal') > 12;
    }),
  );
  return { fill, edge, halo, ground, glyph };
}

/** Reads all five markers from one screenshot of the strip around them. */
async function markersOf(page: Page): Promise<Markers> {
  const [west, east] = [await tipOf(page, 'plenty'), await tipOf(page, 'unknown')];
  const pixels = await pixelsOf(page, {
    x: Math.floor(west.x) - REACH,
    y: Math.floor(west.y) - REACH,
    width: Math.ceil(east.x - west.x) + 2 * REACH,
    height: REACH + 8,
  });
  const seen = async (band: LotBand) => seenAt(pixels, await tipOf(page, band));
  return {
    plenty: await seen('plenty'),
    some: await seen('some'),
    few: await seen('few'),
    full: await seen('full'),
    unknown: await seen('unknown'),
  };
}

/** The share of the drawn glyph pixels in which two markers differ, from 0 to 1. */
function unlike(a: SeenMarker, b: SeenMarker): number {
  const drawn = a.glyph.filter((is, index) => is || b.glyph[index] === true).length;
  const other = a.glyph.filter((is, index) => is !== b.glyph[index]).length;
  return drawn === 0 ? 0 : other / drawn;
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`lots of every band on the ${theme} basemap`, () => {
    // Large enough for the five lots beside the lists; a larger map is drawn more slowly.
    test.use({ deviceScaleFactor: 2, viewport: { width: 1180, height: 520 } });

    test(`C5, C35: differ by color and by shape for every kind of color vision, ${theme}`, async ({
      page,
      startCurbside,
    }) => {
      const { url } = await startCurbside({ source });
      await page.goto(`${url}/?hide=stops,vehicles&theme=${theme}&${cameraQuery(CAMERA)}`);
      await waitForIdleMap(page);
      const devtools = await page.context().newCDPSession(page);
      const seen = new Map<Vision, Markers>();
      for (const type of VISIONS) {
        await devtools.send('Emulation.setEmulatedVisionDeficiency', { type });
        seen.set(type, await markersOf(page));
      }
      const eyes = [...seen];
      const failing = (isSo: (markers: Markers, a: LotBand, b: LotBand) => boolean) =>
        eyes.flatMap(([vision, markers]) =>
          PAIRS.filter(([a, b]) => !isSo(markers, a, b)).map((pair) => `${vision}: ${pair.join()}`),
        );
      const byColour = failing(
        (markers, a, b) => difference(markers[a].fill, markers[b].fill, 'normal') >= 15,
      );
      expect.soft(byColour, 'CIEDE2000 15 apart').toEqual([]);
      const byShape = failing((markers, a, b) => unlike(markers[a], markers[b]) >= 0.15);
      expect.soft(byShape, 'glyphs that differ in a seventh of their pixels').toEqual([]);
      const weak = eyes.flatMap(([vision, markers]) =>
        LOT_BANDS.filter((band) => {
          const { edge, halo, ground } = markers[band];
          return Math.min(contrast(edge, halo), contrast(edge, ground)) < 3;
        }).map((band) => `${vision}: ${band}`),
      );
      expect.soft(weak, 'edges of 3:1').toEqual([]);
    });
  });
}
