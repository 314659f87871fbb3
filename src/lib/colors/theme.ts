export const THEMES = ['light', 'dark'] as const;

/** Which colors the page and the basemap use. */
export type Theme = (typeof THEMES)[number];
