import { MACHINE_SHIFT } from './moment.ts';
import { shiftDate } from './shiftDate.ts';
import { shiftDateHeaders } from './shiftDateHeaders.ts';

/** A script that gives the page or program that it is part of the time of the tests. Its timers run as always. */
export const CLOCK_SCRIPT = [shiftDate, shiftDateHeaders]
  .map((shift) => `(${String(shift)})(${MACHINE_SHIFT});\n`)
  .join('');
