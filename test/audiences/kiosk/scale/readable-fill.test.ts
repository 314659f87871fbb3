import { expect, test } from 'vitest';

import { readableFill } from '../../../../src/audiences/kiosk/scale/readable-fill.ts';
import { textColorOn } from '../../../../src/lib/colors/color.ts';
import { contrast } from '../../../support/checks/contrast.ts';

test('A4: route numbers have a contrast of 7:1 on every route color', () => {
  for (let hue = 0; hue < 0x1000; hue += 7) {
    const fill = `#${[8, 4, 0].map((shift) => ((hue >> shift) & 0xf).toString(16).repeat(2)).join('')}`;
    expect(contrast(readableFill(fill), textColorOn(fill))).toBeGreaterThanOrEqual(7);
  }
});

test('A4: a color that is readable from afar stays as it is', () => {
  expect(readableFill('#003366')).toBe('#003366');
});
