import type { Hit } from '../map/scene.ts';
import type { Selection } from './view.ts';

const KINDS: readonly Selection['kind'][] = ['stop', 'vehicle', 'lot', 'event'];

/** What a tap met as things that can be selected, each once, nearest first. */
export function selectionsFrom(hits: readonly Hit[]): Selection[] {
  const met = new Map<string, Selection>();
  for (const { kind: name, id } of hits) {
    const kind = KINDS.find((known) => known === name);
    const key = `${name} ${id}`;
    if (kind !== undefined && !met.has(key)) met.set(key, { kind, id });
  }
  return [...met.values()];
}
