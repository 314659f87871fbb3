import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import type { View } from '../../../view/view.ts';

// Each in a file of its own, so that the one that the URL opens doesn't wait for the others (R31).
const IMPORTS = {
  vehicles: async () => (await import('./RiderBuses.tsx')).RiderBuses,
  lots: async () => (await import('../../../city/panels/ParkingPanel.tsx')).ParkingPanel,
  events: async () => (await import('../../../city/panels/EventsPanel.tsx')).EventsPanel,
  notices: async () => (await import('../../../city/notices/NoticesPanel.tsx')).NoticesPanel,
};
const importNearby = async () => (await import('../../../city/panels/NearbyPanel.tsx')).NearbyPanel;
/** Loads the cards of what a rider selects. */
export const importCards = () => import('./RiderCards.tsx');

/** The lists of the tabs, without the first one, which loads before this code. */
export const LISTS = {
  vehicles: lazyComponent(IMPORTS.vehicles),
  lots: lazyComponent(IMPORTS.lots),
  events: lazyComponent(IMPORTS.events),
  notices: lazyComponent(IMPORTS.notices),
};
export const NearbyPanel = lazyComponent(importNearby);
/** What the search around a point still needs; it runs whichever list is open (R3). */
export const NearbyFetcher = lazyComponent(
  async () => (await import('../../../city/reads/nearby/NearbyFetcher.tsx')).NearbyFetcher,
);
export const RiderCards = lazyComponent(async () => (await importCards()).RiderCards);

/** Loads the code of what a view shows in the panel; the promise never rejects. */
export const loadOpened = async ({ panel, selection }: Pick<View, 'panel' | 'selection'>) => {
  const importList = panel === 'stops' ? importNearby : IMPORTS[panel];
  await (selection === null ? importList() : importCards()).catch(() => {});
};
