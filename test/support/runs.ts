/**
 * How often a property is tried with random cases. `npm run test:all` tries all of them, `npm test` a fifth: its cases
 * differ each time, so that many runs together try as many.
 *
 * @param all the number of cases in `npm run test:all`
 */
export const runs = (all: number) => ({
  numRuns: process.env['LONG'] === undefined ? Math.ceil(all / 5) : all,
});
