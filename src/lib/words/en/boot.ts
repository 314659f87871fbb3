import { OLDEST_NAMES } from '../../oldest-browsers.ts';

/** What a browser that can't run the page reads. */
export const oldBrowser = `This browser is too old for Curbside. These versions and newer ones work: ${OLDEST_NAMES}.`;

/** What the boot script shows until the page's first scripts have loaded. */
export const boot = {
  notLoaded: "Curbside hasn't loaded yet. It will keep trying.",
  starting: 'Starting…',
  tryNow: 'Try now',
};

/** What index.html says to search engines and where scripts are off. */
export const html = {
  description: 'Buses and parking on one live map.',
  noScript: 'Turn on JavaScript to see the live map.',
  openFullMap: 'Open the full map',
};

export type BootWords = typeof boot;
export type HtmlWords = typeof html;
