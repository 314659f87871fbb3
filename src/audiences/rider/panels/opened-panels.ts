import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import type { Panel, View } from '../../../view/view.ts';

// Each in a file of its own, so that the one that the URL opens doesn't wait for the others (R31).
const importBuses = () => import('./RiderBuses.tsx');
const importParking = () => import('../../../city/panels/ParkingPanel.tsx');
const importEvents = () => import('../../../city/panels/EventsPanel.tsx');
const importNearby = () => import('../../../city/panels/NearbyPanel.tsx');
/** Loads the cards of what a rider selects. */
export const importCards = () => import('./RiderCards.tsx');

export const RiderBuses = lazyComponent(async () => (await importBuses()).RiderBuses);
export const ParkingPanel = lazyComponent(async () => (await importParking()).ParkingPanel);
export const EventsPanel = lazyComponent(async () => (await importEvents()).EventsPanel);
export const NearbyPanel = lazyComponent(async () => (await importNearby()).NearbyPanel);
/** What the search around a point still needs; it runs whichever list is open (R3). */
export const NearbyFetcher = lazyComponent(
  async () => (await import('../../../city/reads/nearby/NearbyFetcher.tsx')).NearbyFetcher,
);
export const RiderCards = lazyComponent(async () => (await importCards()).RiderCards);

const IMPORTS: Readonly<Record<Panel, () => Promise<unknown>>> = {
  stops: importNearby,
  vehicles: importBuses,
  lots: importParking,
  events: importEvents,
};

/** Loads the code of what a view shows in the panel; the promise never rejects. */
export const loadOpened = async ({ panel, selection }: Pick<View, 'panel' | 'selection'>) => {
  await (selection === null ? IMPORTS[panel] : importCards)().catch(() => {});
};
