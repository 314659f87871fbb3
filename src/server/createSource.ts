import type { Source } from '../service/Source.ts';
import { createDemoCity } from '../service/sources/demo/createDemoCity.ts';
import type { SourceSettings } from './settings.ts';

/** The source that the settings name; null where the city is answered elsewhere. */
export function createSource(settings: SourceSettings): Source | null {
  return settings.kind === 'none' ? null : createDemoCity(settings);
}
