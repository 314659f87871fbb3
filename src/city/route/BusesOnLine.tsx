import './BusesOnLine.css';
import { vehicleKey } from '../../api/feeds/vehicle-keys.ts';
import type { StopExtra } from '../../features/stops/StopList.tsx';
import { useShownVehicles } from '../../features/vehicles/useShownVehicles.ts';
import { memoizeByObject } from '../../lib/memoizeByObject.ts';
import { sameDestination } from '../../lib/names/destination.ts';
import { stopFinder } from '../../lib/names/stop-by-name.ts';
import { VehicleIcon } from '../../ui/icons/VehicleIcon.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { OnSelect } from '../../view/panel-props.ts';
import { useVehicleFeedsOf } from '../reads/live/live-reads.ts';
import { useRouteDirections } from '../reads/routes/useRouteDirections.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { useCityStops } from '../reads/StopsInViewContext.tsx';

interface BusesOnLineProps {
  stop: Parameters<StopExtra>[0];
  onSelect: OnSelect;
}

// Once for all rows.
const finderOf = memoizeByObject(stopFinder);

/** On the line of a route's list, the buses that come to a stop next. They lie on the line, so that no row moves with them. */
export function BusesOnLine({ stop, onSelect }: BusesOnLineProps) {
  const { wordsOn } = useLanguage();
  const { allStops, routes } = useCityStops();
  const { route, listed } = useRouteDirections();
  const feeds = useVehicleFeedsOf(routes).filter((feed) => feed.route.routeID === route?.routeID);
  const shown = useShownVehicles(feeds, useSettings().staleness);
  const stopForName = finderOf(allStops);
  const here = shown.filter(
    ({ nextStop, direction, ...vehicle }) =>
      (listed === null || sameDestination(direction, listed)) &&
      stopForName(nextStop, direction, vehicle)?.stopID === stop.stopID,
  );
  return here.map((vehicle) => {
    const { vehicles } = wordsOn(vehicle.routeID);
    const key = vehicleKey(vehicle);
    return (
      <button
        key={key}
        type="button"
        className="bus-on-line"
        aria-label={vehicles.vehicleID(vehicle.vehicleID)}
        title={vehicles.vehicleID(vehicle.vehicleID)}
        onClick={() => onSelect({ kind: 'vehicle', id: key })}
      >
        <VehicleIcon routeIDs={[vehicle.routeID]} size={14} />
      </button>
    );
  });
}
