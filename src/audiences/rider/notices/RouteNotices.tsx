import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import { NearNotices } from './NearNotices.tsx';

/** The notices in force about the chosen route. They are at the sheet's foot, where they move nothing when they come. */
export function RouteNotices() {
  const { chosen } = useCityStops();
  return useSettings().features.notices === true ? (
    <NearNotices place={{ routeIDs: chosen }} />
  ) : null;
}
