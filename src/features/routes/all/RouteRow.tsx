import type { RouteSettings } from '../../../contract/settings/settings.ts';
import { nameBesideLabel } from '../../../lib/names/route-name.ts';
import { vehicleKindOf } from '../../../lib/words/kinds/vehicle-kinds.ts';
import { Badge } from '../../../ui/panels/Badge.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';

interface RouteRowProps {
  route: RouteSettings;
  isChosen: boolean;
  onToggle: (routeID: string) => void;
}

/** A route with a checkbox. It names the kind of vehicle, unless that is a bus or has no word of its own. */
export function RouteRow({ route, isChosen, onToggle }: RouteRowProps) {
  const { words, wordsOn } = useLanguage();
  const { routeID, color } = route;
  const kind = vehicleKindOf(route);
  const isKindNamed = kind !== 'bus' && kind !== 'vehicle';
  return (
    <li>
      <label className="route-dialog__row">
        <input type="checkbox" checked={isChosen} onChange={() => onToggle(routeID)} />
        <Badge routeID={routeID} fill={color} />
        <span>
          {nameBesideLabel(route, words.routes)}
          {isKindNamed ? <small>{wordsOn(routeID).vehicles.kind}</small> : null}
        </span>
      </label>
    </li>
  );
}
