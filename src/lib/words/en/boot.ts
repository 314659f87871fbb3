/** What the boot script shows until the page's first scripts have loaded (R33). */
export const boot = {
  notLoaded: 'Curbside has not loaded yet. This page keeps trying.',
  tryNow: 'Try now',
};

export type BootWords = typeof boot;
