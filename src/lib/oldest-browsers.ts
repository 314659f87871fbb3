/**
 * The oldest versions that run the page: the build writes their syntax, `old-browsers.js` adds what they
 * lack, and others are told. Chrome stands for all browsers with its engine.
 */
export const OLDEST_BROWSERS = { chrome: '98', firefox: '98', safari: '16' } as const;

/** For a sentence, in any language. */
export const OLDEST_NAMES = `Chrome ${OLDEST_BROWSERS.chrome}, Edge ${OLDEST_BROWSERS.chrome}, Safari ${OLDEST_BROWSERS.safari}, Firefox ${OLDEST_BROWSERS.firefox}`;
