/** A Friday at noon in the demo city. */
export const NOON = Date.UTC(2026, 10, 20, 18, 0, 0);

/** A Saturday at 8:50 in the demo city: a festival closes its center, and a severe notice is about the whole city. */
export const SATURDAY = Date.UTC(2026, 10, 28, 14, 50, 0);

function chosenMoment(): number {
  const { MOMENT } = process.env;
  if (MOMENT === undefined) return NOON;
  const moment = Date.parse(MOMENT);
  if (Number.isNaN(moment))
    throw new Error(`MOMENT: write a time such as 2026-11-28T14:50Z, not ${MOMENT}`);
  return moment;
}

/**
 * When the tests take place, in milliseconds since 1970, whatever the machine's clock says. Another one is tried with
 * `MOMENT=2026-11-28T14:50Z npm run test:browser`.
 */
export const MOMENT = chosenMoment();

/** Not by `Date`, which may have been moved. */
const machineNow = () => performance.timeOrigin + performance.now();

const { MACHINE_SHIFT: inherited } = process.env;

/**
 * How far the tests' time is ahead of the machine's clock, in milliseconds: for programs that can only read that one.
 * Processes that this one starts have the same.
 */
export const MACHINE_SHIFT = Math.round(
  inherited === undefined ? MOMENT - machineNow() : Number(inherited),
);
process.env['MACHINE_SHIFT'] = String(MACHINE_SHIFT);

/** The time of the tests, for servers and pages: it was `MOMENT` when they began, and passes as on any clock. */
export const testNow = (): number => Math.round(machineNow() + MACHINE_SHIFT);
