import { afterPaint } from '../ui/browser/afterPaint.ts';
import { currentView } from '../view/useView.ts';
import { isFirstList } from './rider/panels/firstPanel.ts';

/** Milliseconds. A hidden page paints nothing. */
const LONGEST_PAINT = 1000;

/**
 * Lets a phone draw the first list before it runs the code of the other parts (R31).
 *
 * @returns a promise that resolves after the next paint; at once if another panel is open
 */
export async function firstListPainted(): Promise<void> {
  if (!isFirstList(currentView())) return;
  await new Promise<void>((resolve) => {
    afterPaint(() => resolve());
    setTimeout(resolve, LONGEST_PAINT);
  });
}
