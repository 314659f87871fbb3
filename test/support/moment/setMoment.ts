import { beforeEach, vi } from 'vitest';

import { MACHINE_SHIFT } from './moment.ts';
import { shiftDate } from './shiftDate.ts';

shiftDate(MACHINE_SHIFT);
// A test that ends its fake time leaves the machine's clock to the next one.
beforeEach(() => {
  if (vi.getMockedSystemTime() === null) shiftDate(MACHINE_SHIFT);
});
