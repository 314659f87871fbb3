import { SELECTION_KINDS } from '../../contract/subjects.ts';
import type { Hit } from '../../map/scene/scene.ts';
import type { Selection } from '../../view/view.ts';
import type { CityView } from '../reads/useCityView.ts';

/**
 * The selections that a tap's hits stand for, each once, nearest first. If there are several, those that
 * are gone are left out: a bus may have left the feed since it was drawn.
 */
export function selectionsFrom(
  hits: readonly Hit[],
  { placesOf }: Pick<CityView, 'placesOf'>,
): Selection[] {
  const selections = new Map<string, Selection>();
  for (const hit of hits) {
    const { id } = hit;
    const kind = SELECTION_KINDS.find((candidate) => candidate === hit.kind);
    const key = `${hit.kind} ${id}`;
    if (kind !== undefined && !selections.has(key)) selections.set(key, { kind, id });
  }
  const [first, ...others] = selections.values();
  if (first === undefined) return [];
  const present = [first, ...others].filter((one) => placesOf(one).length > 0);
  return present.length === 0 ? [first] : present;
}
