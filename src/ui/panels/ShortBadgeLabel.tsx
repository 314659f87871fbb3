import { fitsBadge } from '../../lib/names/fitsBadge.ts';
import { VehicleIcon } from '../icons/VehicleIcon.tsx';
import { useLanguage } from '../text/Language.tsx';
import { BadgeLabel } from './Badge.tsx';

/** What stands on a badge that has no room for a whole name: the route's number, or the vehicle's icon. */
export function ShortBadgeLabel({ routeID }: { routeID: string }) {
  const badge = useLanguage('page').badgeOf(routeID);
  return fitsBadge(badge.label) ? <BadgeLabel {...badge} /> : <VehicleIcon routeIDs={[routeID]} />;
}
