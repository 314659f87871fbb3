import type { BoardPanel } from '../../../contract/board/board-panels.ts';
import { ADDED_NAMES } from '../../../contract/subjects.ts';

/** What is left out first where there is no room for all. */
const LEAST_NEEDED: readonly BoardPanel[] = ['events', ...ADDED_NAMES, 'map', 'lots'];

/**
 * The panels beside the main one, without those that have no room: the map alone, if the address names the lists.
 *
 * @param leftOut how many are left out
 */
export function sidePanels(
  panels: readonly BoardPanel[],
  areChosen: boolean,
  leftOut: number,
): readonly BoardPanel[] {
  const optional = LEAST_NEEDED.filter(
    (panel) => panels.includes(panel) && (panel === 'map' || !areChosen),
  ).slice(0, leftOut);
  return panels.filter((panel) => !optional.includes(panel));
}
