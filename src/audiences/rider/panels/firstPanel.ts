import { currentView } from '../../../view/useView.ts';
import type { View } from '../../../view/view.ts';

/** Whether a view begins with the list of stops, whose code is part of the page's first script. */
export const isFirstList = ({
  panel,
  selection,
  near,
}: Pick<View, 'panel' | 'selection' | 'near'>): boolean =>
  panel === 'stops' && selection === null && near === null;

/** Loads the panels that are not part of the page's first script. */
export const importPanels = () => import('./RiderPanels.tsx');

/**
 * Loads the code of the panel that the URL opens, so that it comes before the map's, which is much larger
 * (R31).
 *
 * @returns a promise that resolves once the code is there or has failed; it never rejects
 */
export async function loadFirstPanel(): Promise<void> {
  if (!isFirstList(currentView())) await Promise.allSettled([importPanels()]);
}
