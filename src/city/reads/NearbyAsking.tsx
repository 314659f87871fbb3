import type { Settings } from '../../contract/settings.ts';
import { useNearbyAsking, useNearbySearch } from '../../features/nearby/useNearbySearch.ts';
import { useApi } from './ApiContext.ts';
import type { View } from '../../view/view.ts';

interface NearbyAskingProps {
  settings: Pick<Settings, 'walking'>;
  view: Pick<View, 'near' | 'radius'>;
}

/**
 * Asks for what the search around the view's point wants. Mounted once a page wherever there is a point,
 * so that the circle on the map has its answer whatever list is open, or where there is none (R3).
 */
export function NearbyAsking({ settings, view }: NearbyAskingProps) {
  const { near: point, radius } = view;
  const asked = { api: useApi(), point, radius };
  const { metresPerMinute } = settings.walking;
  useNearbyAsking(useNearbySearch({ ...asked, metresPerMinute }), asked);
  return null;
}
