import type { Source } from '../service/Source.ts';
import type { SourceSettings } from './settings.ts';

/** The source that the settings name; null where the city is answered elsewhere. */
export function createSource({ kind }: SourceSettings): Source | null {
  if (kind === 'none') return null;
  return null;
}
