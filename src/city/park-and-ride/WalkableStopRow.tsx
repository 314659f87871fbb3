import { vehicleKey } from '../../api/feeds/vehicle-keys.ts';
import type { TrackedVehicle } from '../../api/feeds/vehicleFeed.ts';
import { StopMark } from '../../features/stops/StopMark.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Badge } from '../../ui/panels/Badge.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { WalkableStop } from './park-and-ride.ts';

interface WalkableStopRowProps extends WalkableStop {
  /** Distinguishes it from another stop of the same name; null if there is none. */
  side: string | null;
  /** The buses near the stop now. */
  buses: readonly TrackedVehicle[];
  colorOf: (routeID: string) => string;
  onSelectStop: () => void;
  onSelectBus: (bus: TrackedVehicle) => void;
}

/** A stop within walking distance of a lot: the walk, its routes and the buses near it. */
export function WalkableStopRow({
  stop,
  side,
  meters,
  walkMinutes,
  buses,
  colorOf,
  onSelectStop,
  onSelectBus,
}: WalkableStopRowProps) {
  const { wordsOn, formats, labelOf, nameOf } = useLanguage();
  const { nearby, parkAndRide: copy } = wordsOn(...stop.routes);
  const [routeID] = stop.routes;
  return (
    <li className="park-and-ride__stop">
      <Button variant="plain" data-thing={`stop ${stop.stopID}`} onClick={onSelectStop}>
        <StopMark color={routeID === undefined ? undefined : colorOf(routeID)} size={18} />
        <span>
          <bdi>{nameOf(stop.intersection, stop.stopID)}</bdi>
        </span>
      </Button>
      {side === null ? null : <p className="secondary">{side}</p>}
      <p className="secondary park-and-ride__walk">
        {nearby.walk(formats.distance(meters), formats.duration(walkMinutes * 60_000))}
        {stop.routes.map((routeID) => (
          <Badge key={routeID} routeID={routeID} fill={colorOf(routeID)} />
        ))}
        {buses.length === 0 ? null : copy.busesComing(buses.length, formats.number(buses.length))}
      </p>
      {buses.map((bus) => (
        <Button
          key={vehicleKey(bus)}
          variant="plain"
          data-thing={`vehicle ${vehicleKey(bus)}`}
          onClick={() => onSelectBus(bus)}
        >
          {wordsOn(bus.routeID).vehicles.onRoute(
            bus.vehicleID,
            labelOf(bus.routeID),
            nameOf(bus.direction),
          )}
        </Button>
      ))}
    </li>
  );
}
