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

/** Milliseconds. A hidden page paints nothing. */
const LONGEST_PAINT = 1000;

/**
 * Lets a phone draw the first list before it runs the code of the other parts (R31).
 *
 * @returns a promise that resolves after the next paint; at once if another panel is open
 */
export async function firstListPainted(): Promise<void> {
  if (!isFirstList(currentView())) return;
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_PAINT);
  });
}
