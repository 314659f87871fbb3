import { closedStops } from '../../../features/notices/rules/closed.ts';
import type { CityStop } from '../../../features/stops/mergeStops.ts';
import { metersBetween } from '../../../lib/geo/distance.ts';
import { walkMinutes } from '../../../lib/geo/walkMinutes.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { OnSelect } from '../../../view/panel-props.ts';
import { StopDepartures } from '../../departures/StopDepartures.tsx';
import { useNotices } from '../../notices/useNotices.ts';
import { useCity } from '../../reads/CityContext.tsx';
import { useSettings } from '../../reads/SettingsContext.ts';

const placeOf = ({ latitude, longitude }: CityStop) => ({ lat: latitude, lon: longitude });

const haveCommon = (some: readonly string[], others: readonly string[]) =>
  some.length === 0 || others.length === 0 || some.some((one) => others.includes(one));

interface OpenStopNearbyProps {
  /** The one that is closed. */
  stop: CityStop;
  /** The routes that it is closed for. */
  routes: readonly string[];
  onSelect: OnSelect;
}

/** The nearest open stop of the same routes, toward the same destinations, with their departures. Empty without one. */
export function OpenStopNearby({ stop, routes, onSelect }: OpenStopNearbyProps) {
  const { words, formats, nameOf } = useLanguage();
  const { allStops, colorOf } = useCity();
  const { walking } = useSettings();
  const closed = closedStops(useNotices().notices);
  const [nearest] = allStops
    .filter(
      (one) =>
        one.stopID !== stop.stopID &&
        !closed.has(one.stopID) &&
        one.routes.some((routeID) => routes.includes(routeID)) &&
        haveCommon(stop.destinations, one.destinations),
    )
    .map((other) => ({ other, meters: metersBetween(placeOf(stop), placeOf(other)) }))
    .toSorted((one, other) => one.meters - other.meters);
  if (nearest === undefined) return null;
  const { other, meters } = nearest;
  const label = words.stop.instead(nameOf(other.intersection, other.stopID));
  const walk = formats.duration(walkMinutes(meters, walking.metresPerMinute) * 60_000);
  return (
    <div className="stop-card__open">
      <p>
        <Button variant="plain" onClick={() => onSelect({ kind: 'stop', id: other.stopID })}>
          <b>{label}</b>
        </Button>
        <small>{words.times.walk(walk)}</small>
      </p>
      <StopDepartures
        stopID={other.stopID}
        label={label}
        colorOf={colorOf}
        onSelect={onSelect}
        routes={routes}
      />
    </div>
  );
}
