import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatInstant } from '../../../src/lib/time/zoned-time.ts';
import { instantText } from '../../../src/service/operations/clocks.ts';

test('T4: an instant is written the same whether or not its minute was written before', () => {
  expect.hasAssertions();
  const zones = fc.constantFrom('America/Chicago', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC');
  // Half a year with two changes of clocks.
  const instants = fc.integer({ min: Date.UTC(2026, 2, 1), max: Date.UTC(2026, 10, 30) });
  fc.assert(
    fc.property(zones, instants, (timeZone, instant) => {
      for (const at of [instant, instant + 1000, instant + 59_999])
        expect(instantText(at, timeZone)).toBe(formatInstant(at, timeZone));
    }),
  );
});
