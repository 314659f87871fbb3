import { OLDEST_NAMES } from '../../oldest-browsers.ts';

/** What a browser that can't run the page reads (F26). */
export const oldBrowser = `This browser is too old for Curbside. These versions and newer ones work: ${OLDEST_NAMES}.`;

/** What the boot script shows until the page's first scripts have loaded (R33, A32). */
export const boot = {
  notLoaded: "Curbside hasn't loaded yet. It will keep trying.",
  starting: 'Starting…',
  tryNow: 'Try now',
};

export type BootWords = typeof boot;
