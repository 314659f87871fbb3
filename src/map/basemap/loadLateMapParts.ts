/**
 * Loads the late parts of MapLibre. In the build, `lateMapParts` replaces this module by one that does; the dev
 * server and the unit tests have the whole MapLibre from the start.
 */
export const loadLateMapParts = (): Promise<void> => Promise.resolve();
