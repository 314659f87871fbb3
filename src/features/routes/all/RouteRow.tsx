import type { RouteSettings } from '../../../contract/settings.ts';
import { vehicleKindOf } from '../../../lib/words/kinds/vehicle-kinds.ts';
import { Badge } from '../../../ui/panels/Badge.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';

interface RouteRowProps {
  route: RouteSettings;
  isChosen: boolean;
  onToggle: (routeID: string) => void;
}

/** A route with a checkbox; what runs on it is named unless it is a bus, or the same on every route. */
export function RouteRow({ route, isChosen, onToggle }: RouteRowProps) {
  const { words, wordsOn } = useLanguage();
  const { routeID, name, color } = route;
  const { kind } = wordsOn(routeID).vehicles;
  const isUsual = words === wordsOn(routeID) || vehicleKindOf(route) === 'bus';
  const isNamed = name !== '' && name !== words.routes.unnamed(routeID);
  return (
    <li>
      <label className="route-dialog__row">
        <input type="checkbox" checked={isChosen} onChange={() => onToggle(routeID)} />
        <Badge text={routeID} fill={color} />
        <span>
          {isNamed ? name : null}
          {isUsual ? null : <small>{kind}</small>}
        </span>
      </label>
    </li>
  );
}
