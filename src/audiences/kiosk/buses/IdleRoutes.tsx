import { useCity } from '../../../city/reads/CityContext.tsx';
import { useWholeLanguage } from '../../../ui/text/Language.tsx';
import { usePageTurns } from '../paged/usePageTurns.ts';
import { RouteBadge } from '../scale/RouteBadge.tsx';

/** How many badges stand in the heading of a list at a time. */
const BADGES = 4;

/**
 * The routes without a bus on its way, small, so that nobody waits for one (A48). They change
 * with the pages of the list.
 */
export function IdleRoutes({ routeIDs }: { routeIDs: readonly string[] }) {
  const { words } = useWholeLanguage();
  const { colorOf } = useCity();
  const turns = usePageTurns();
  if (routeIDs.length === 0) return null;
  const pages = Math.ceil(routeIDs.length / BADGES);
  const from = (turns % pages) * BADGES;
  return (
    <p className="kiosk__idle">
      {words.kiosk.notComing}{' '}
      {routeIDs.slice(from, from + BADGES).map((routeID) => (
        <RouteBadge key={routeID} routeID={routeID} fill={colorOf(routeID)} isSmall />
      ))}
    </p>
  );
}
