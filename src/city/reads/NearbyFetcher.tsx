import { useFetchNearby, useNearbySearch } from '../../features/nearby/useNearbySearch.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { useApi } from './ApiContext.ts';
import { useSettings } from './SettingsContext.ts';

/**
 * Asks for what the search around the view's point wants. Mounted once a page wherever there is a point,
 * so that the circle on the map has its answer whatever list is open, or where there is none (R3).
 */
export function NearbyFetcher() {
  const { near: point, radius } = usePageView();
  const params = { api: useApi(), point, radius };
  const { metresPerMinute } = useSettings().walking;
  useFetchNearby(useNearbySearch({ ...params, metresPerMinute }), params);
  return null;
}
