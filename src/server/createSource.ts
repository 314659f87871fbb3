import type { Source } from '../service/Source.ts';
import { createDemoCity } from '../service/sources/demo/createDemoCity.ts';
import type { SourceSettings } from './source-settings.ts';

/** Creates the source named in the settings; null when another server answers for the city. */
export function createSource(settings: SourceSettings): Source | null {
  return settings.kind === 'demo' ? createDemoCity({ seed: settings.seed }) : null;
}
