import './RouteBadge.css';
import { useCity } from '../../../city/reads/CityContext.tsx';
import { textColorOn } from '../../../lib/colors/color.ts';
import { VehicleIcon } from '../../../ui/icons/VehicleIcon.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { lettersIn } from '../paged/lettersIn.ts';
import { fitsBoardBadge } from './fitsBoardBadge.ts';
import { readableFill } from './readable-fill.ts';

interface RouteBadgeProps {
  routeID: string;
  /** Whether it stands in a line of small type. */
  isSmall?: boolean;
}

/** A route's number on its color, readable from across the room; of a whole name, the vehicle's icon. */
export function RouteBadge({ routeID, isSmall = false }: RouteBadgeProps) {
  const fill = useCity().colorOf(routeID);
  const text = useLanguage('page').badgeOf(routeID).label;
  const isText = isSmall || fitsBoardBadge(text);
  return (
    <span
      className="kiosk-badge"
      data-small={isSmall}
      style={{
        background: readableFill(fill),
        color: textColorOn(fill),
        '--letters': isText ? lettersIn(text) : 1,
      }}
    >
      {isText ? text : <VehicleIcon routeIDs={[routeID]} />}
    </span>
  );
}
