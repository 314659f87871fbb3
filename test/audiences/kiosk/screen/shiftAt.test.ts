import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { shiftAt } from '../../../../src/audiences/kiosk/screen/shiftAt.ts';

test('A39: the board moves by 1 to 4 pixels a minute and stays within its shift', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 }), fc.nat({ max: 10_000 }), (shift, minute) => {
      const [now, next] = [shiftAt(minute, shift), shiftAt(minute + 1, shift)];
      for (const pixels of [now.x, now.y]) {
        expect(pixels).toBeGreaterThanOrEqual(0);
        expect(pixels).toBeLessThanOrEqual(shift);
      }
      const moved = Math.abs(next.x - now.x) + Math.abs(next.y - now.y);
      expect(moved).toBeGreaterThanOrEqual(1);
      expect(moved).toBeLessThanOrEqual(4);
    }),
  );
});

test.each([1, 2, 12, 24])(
  'A39: within an hour the board has been at both ends of %d pixels',
  (shift) => {
    const places = Array.from({ length: 60 }, (_, minute) => shiftAt(minute, shift));
    for (const pixels of [places.map(({ x }) => x), places.map(({ y }) => y)]) {
      expect(Math.min(...pixels)).toBe(0);
      expect(Math.max(...pixels)).toBe(shift);
    }
  },
);
