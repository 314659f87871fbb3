import type { Settings } from '../../contract/settings.ts';
import { useFetchNearby, useNearbySearch } from '../../features/nearby/useNearbySearch.ts';
import { useApi } from './ApiContext.ts';
import type { View } from '../../view/view.ts';

interface NearbyFetcherProps {
  settings: Pick<Settings, 'walking'>;
  view: Pick<View, 'near' | 'radius'>;
}

/**
 * Asks for what the search around the view's point wants. Mounted once a page wherever there is a point,
 * so that the circle on the map has its answer whatever list is open, or where there is none (R3).
 */
export function NearbyFetcher({ settings, view }: NearbyFetcherProps) {
  const { near: point, radius } = view;
  const params = { api: useApi(), point, radius };
  const { metresPerMinute } = settings.walking;
  useFetchNearby(useNearbySearch({ ...params, metresPerMinute }), params);
  return null;
}
