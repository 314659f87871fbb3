import type { ComponentType } from 'react';

import { lazyComponent } from '../ui/loading/lazyComponent.ts';

/** A part of the page in files of its own, whose code can be loaded before it is rendered. */
export const loadable = <Props>(load: () => Promise<ComponentType<Props>>) =>
  Object.assign(lazyComponent(load), { load });

/**
 * The lists of the subjects, each in a file of its own. An audience may have another one in its place. The list of stops
 * loads before them, and that of buses differs in each audience.
 */
export const SUBJECT_LISTS = {
  lots: loadable(async () => (await import('./panels/ParkingPanel.tsx')).ParkingPanel),
  events: loadable(async () => (await import('./panels/EventsPanel.tsx')).EventsPanel),
  notices: loadable(async () => (await import('./notices/NoticesPanel.tsx')).NoticesPanel),
};
