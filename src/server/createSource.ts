import { createDemoCity } from '../service/sources/demo/createDemoCity.ts';
import type { Source } from '../service/Source.ts';
import type { SourceSettings } from './settings.ts';

/** The source that the settings name; null where the city is answered elsewhere. */
export function createSource(settings: SourceSettings): Source | null {
  return settings.kind === 'demo' ? createDemoCity({ seed: settings.seed }) : null;
}
