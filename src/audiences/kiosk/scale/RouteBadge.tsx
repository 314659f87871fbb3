import './RouteBadge.css';
import { useCity } from '../../../city/reads/CityContext.tsx';
import { textColorOn } from '../../../lib/colors/color.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { readableFill } from './readable-fill.ts';

interface RouteBadgeProps {
  routeID: string;
  /** Whether it stands in a line of small type. */
  isSmall?: boolean;
}

/** A route's number on its color, readable from across the room. */
export function RouteBadge({ routeID, isSmall = false }: RouteBadgeProps) {
  const fill = useCity().colorOf(routeID);
  const text = useLanguage('page').badgeOf(routeID).label;
  return (
    <span
      className="kiosk-badge"
      data-small={isSmall}
      style={{ background: readableFill(fill), color: textColorOn(fill), '--letters': text.length }}
    >
      {text}
    </span>
  );
}
