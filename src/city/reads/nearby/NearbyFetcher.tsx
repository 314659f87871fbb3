import { useFetchNearby, useNearbySearch } from '../../../features/nearby/useNearbySearch.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useApi } from '../ApiContext.ts';
import { useSettings } from '../SettingsContext.ts';

/**
 * Requests what the search around the view's point still needs. Mounted beside the lists, so that the search
 * runs whichever list is open. Two of them send each request once.
 */
export function NearbyFetcher() {
  const { near: point, radius } = usePageView();
  const params = { api: useApi(), point, radius };
  const { metresPerMinute } = useSettings().walking;
  useFetchNearby(useNearbySearch({ ...params, metresPerMinute }), params);
  return null;
}
