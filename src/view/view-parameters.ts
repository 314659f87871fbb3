import { SELECTION_KINDS } from './view.ts';

/** The names of the parameters that `viewFromUrl` reads. */
export const VIEW_PARAMETERS: readonly string[] = [
  ...SELECTION_KINDS,
  'route',
  'destination',
  'near',
  'radius',
  'panel',
  'sort',
  'operator',
  'lots',
  'at',
  'needs',
  'watch',
  'follow',
  'hide',
  'center',
  'zoom',
  'bearing',
  'theme',
  'lang',
  'units',
];
