/** What the boot script shows until the page's first scripts have loaded (R33, A32). */
export const boot = {
  notLoaded: "Curbside hasn't loaded yet. It will keep trying.",
  starting: 'Starting…',
  tryNow: 'Try now',
};

export type BootWords = typeof boot;
