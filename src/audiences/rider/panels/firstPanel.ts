import { afterPaint } from '../../../ui/browser/afterPaint.ts';
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

/** Loads what a stop's card begins with. */
export const importFirstStop = () => import('./firstStop.ts');

/**
 * Loads the code of the panel that the URL opens, or what that shows first.
 *
 * @returns null if that is the first list, or if the code can't be loaded; the promise never rejects
 */
export async function loadFirstPanel() {
  const view = currentView();
  if (isFirstList(view)) return null;
  const load = view.selection?.kind === 'stop' ? importFirstStop : importPanels;
  try {
    return await load();
  } catch {
    return null;
  }
}

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
  const panel = await loadFirstPanel();
  if (panel !== null) {
    if ('firstCode' in panel) await panel.firstCode;
    await atMost(panel.firstReads);
  }
  await atMost(new Promise(afterPaint));
}
