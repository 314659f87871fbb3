import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { typeScale } from '../../../../src/audiences/kiosk/scale/type-scale.ts';

/** The height of a capital in millimeters on the screen, for a font size in CSS pixels. */
const capital = (size: number, inches: number, width: number, height: number) =>
  size * 0.71 * ((inches * 25.4) / Math.hypot(width, height));

test.each([
  { distanceMeters: 3, screenInches: 32, width: 1920, height: 1080 },
  { distanceMeters: 2, screenInches: 24, width: 1080, height: 1920 },
  { distanceMeters: 5, screenInches: 65, width: 3840, height: 2160 },
  // A screen of 3840 by 2160 pixels at a DPR of 2.
  { distanceMeters: 4, screenInches: 55, width: 1920, height: 1080 },
])(
  'A4, Q21: capitals have their share of $distanceMeters m on $screenInches inches ($width x $height)',
  (screen) => {
    const { distanceMeters, screenInches, width, height } = screen;
    const { large, medium, small } = typeScale(screen);
    const share = (size: number) =>
      capital(size, screenInches, width, height) / (distanceMeters * 1000);
    expect(share(large)).toBeCloseTo(0.006, 6);
    expect(share(medium)).toBeCloseTo(0.0045, 6);
    expect(share(small)).toBeCloseTo(0.0032, 6);
  },
);

test('A4: at 3 m, a screen of 32 inches and 1920x1080 has type of about 69, 52 and 37 px', () => {
  const screen = { distanceMeters: 3, screenInches: 32, width: 1920, height: 1080 };
  const { large, medium, small, map } = typeScale(screen);
  expect([large, medium, small].map(Math.round)).toEqual([69, 52, 37]);
  expect(map).toBeCloseTo(small / 13, 6);
});

test('A4: on a screen too small for its distance, all sizes shrink together', () => {
  const screen = { distanceMeters: 30, screenInches: 10, width: 1280, height: 720 };
  const { large, medium, small } = typeScale(screen);
  expect(large).toBeCloseTo(80, 6);
  expect(medium / large).toBeCloseTo(0.75, 6);
  expect(small / large).toBeCloseTo(0.0032 / 0.006, 6);
});

test('A47, Q21: the guide’s table of sizes by distance is that of the type scale', () => {
  const guide = readFileSync(
    new URL('../../../../.github/kiosk-guide.md', import.meta.url),
    'utf8',
  );
  const rows = [...guide.matchAll(/^\| (\d+) m \|(.+)\|$/gm)].map(
    ([, meters = '', sizes = '']) => ({
      distanceMeters: Number(meters),
      sizes: sizes.split('|').map((size) => Number.parseFloat(size)),
    }),
  );
  expect(rows.map(({ distanceMeters }) => distanceMeters)).toEqual([2, 3, 5, 8]);
  for (const { distanceMeters, sizes } of rows) {
    const screen = { distanceMeters, screenInches: 65, width: 3840, height: 2160 };
    const { large, medium, small } = typeScale(screen);
    expect([large, medium, small].map((size) => capital(size, 65, 3840, 2160))).toEqual(
      sizes.map((size) => expect.closeTo(size, 3)),
    );
  }
});

test('Q26: a code for a phone is a tenth as wide as its distance, or is not there', () => {
  const screen = { screenInches: 65, width: 3840, height: 2160 };
  const { code } = typeScale({ ...screen, distanceMeters: 1 });
  const mmPerPixel = (65 * 25.4) / Math.hypot(3840, 2160);
  expect((code ?? 0) * mmPerPixel).toBeCloseTo(100, 6);
  expect(typeScale({ ...screen, distanceMeters: 3 }).code).toBeNull();
});
