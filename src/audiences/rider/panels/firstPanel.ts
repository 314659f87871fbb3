import { afterPaint } from '../../../ui/browser/afterPaint.ts';
import { currentView } from '../../../view/useView.ts';
import type { View } from '../../../view/view.ts';
import { panelReads } from './panelReads.ts';

/** Whether a view begins with the list of stops, whose code is part of the page's first script. */
export const isFirstList = ({
  panel,
  selection,
  near,
}: Pick<View, 'panel' | 'selection' | 'near'>): boolean =>
  panel === 'stops' && selection === null && near === null;

/** Loads the panels that are not part of the page's first script. */
export const importPanels = () => import('./RiderPanels.tsx');

/** Milliseconds. A hidden page paints nothing, and a service may be slow. */
const LONGEST_WAIT = 1000;

/**
 * Lets a phone load, read and draw what the URL opens before it runs the code of the other parts (R31). It
 * waits at most a second for the reads, and as long for the paint.
 *
 * @returns a promise that resolves after the paint; it never rejects
 */
export async function firstPanelPainted(): Promise<void> {
  const atMost = (wait: Promise<void>) =>
    Promise.race([wait, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
  if (!isFirstList(currentView())) {
    await Promise.allSettled([importPanels()]);
    await atMost(panelReads.done);
  }
  await atMost(new Promise(afterPaint));
}

/** Loads the parts around the panel once it is painted. */
export async function importParts() {
  await firstPanelPainted();
  return (await import('../riderParts.ts')).riderParts;
}
