import { loadable, SUBJECT_LISTS } from '../../../city/subject-lists.ts';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import type { View } from '../../../view/view.ts';

/** The lists of the tabs, without the first one, which loads before this code (R31). */
export const LISTS = {
  ...SUBJECT_LISTS,
  vehicles: loadable(async () => (await import('./RiderBuses.tsx')).RiderBuses),
};
export const NearbyPanel = loadable(
  async () => (await import('../../../city/panels/NearbyPanel.tsx')).NearbyPanel,
);
/** What the search around a point still needs; it runs whichever list is open (R3). */
export const NearbyFetcher = lazyComponent(
  async () => (await import('../../../city/reads/nearby/NearbyFetcher.tsx')).NearbyFetcher,
);
/** The cards of what a rider selects. */
export const RiderCards = loadable(async () => (await import('./RiderCards.tsx')).RiderCards);

/** Loads the code of what a view shows in the panel; the promise never rejects. */
export const loadOpened = async ({ panel, selection }: Pick<View, 'panel' | 'selection'>) => {
  const list = panel === 'stops' ? NearbyPanel : LISTS[panel];
  await (selection === null ? list : RiderCards).load().catch(() => {});
};
