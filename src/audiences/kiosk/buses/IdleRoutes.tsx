import { useCity } from '../../../city/reads/CityContext.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { RouteBadge } from '../scale/RouteBadge.tsx';

/** How many routes the line names; it counts the rest. */
const MOST_BADGES = 12;

/** The routes without a bus on its way, small, so that nobody waits for one (A48). */
export function IdleRoutes({ routeIDs }: { routeIDs: readonly string[] }) {
  const { words, formats } = useLanguage();
  const { colorOf } = useCity();
  const others = routeIDs.length - MOST_BADGES;
  if (routeIDs.length === 0) return null;
  return (
    <p className="kiosk__idle">
      {words.kiosk.notComing}{' '}
      {routeIDs.slice(0, MOST_BADGES).map((routeID) => (
        <RouteBadge key={routeID} text={routeID} fill={colorOf(routeID)} isSmall />
      ))}
      {others > 0 ? <span>{words.lists.andMore(formats.number(others))}</span> : null}
    </p>
  );
}
