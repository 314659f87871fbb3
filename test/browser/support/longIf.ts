/**
 * The details of a test that stands for many like it: `npm test` runs some of them, `npm run test:all` every one.
 *
 * @param isLong whether `npm test` leaves this one out
 */
export const longIf = (isLong: boolean) => ({ tag: isLong ? '@long' : [] });
