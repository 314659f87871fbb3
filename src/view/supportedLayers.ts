import type { Settings } from '../contract/settings.ts';
import { isSupported } from './supportedView.ts';
import { LAYERS } from './view.ts';
import type { LayerName } from './view.ts';

/** The layers that the city's data can fill. */
export const supportedLayers = (features: Settings['features']): readonly LayerName[] =>
  LAYERS.filter((layer) => isSupported(layer, features));
