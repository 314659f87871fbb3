import { vehicleKey } from '../../api/feeds/vehicleFeed.ts';
import type { TrackedVehicle } from '../../api/feeds/vehicleFeed.ts';
import { StopMark } from '../../features/stops/StopMark.tsx';
import { Badge } from '../../ui/panels/Badge.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { RideStop } from './parkAndRide.ts';

interface RideStopRowProps extends RideStop {
  /** What tells it from another stop of its name; null where none has it. */
  side: string | null;
  /** Those that are near it now. */
  buses: readonly TrackedVehicle[];
  colorOf: (routeID: string) => string;
  onSelectStop: () => void;
  onSelectBus: (bus: TrackedVehicle) => void;
}

/** A stop within a walk of a lot: how far it is, its routes and the buses near it. */
export function RideStopRow({ stop, side, metres, walkMinutes, buses, ...on }: RideStopRowProps) {
  const { words, formats } = useLanguage();
  const said = words.parkAndRide;
  const [routeID] = stop.routes;
  return (
    <li>
      <Button look="plain" onClick={on.onSelectStop}>
        <StopMark color={routeID === undefined ? undefined : on.colorOf(routeID)} size={18} />
        {stop.intersection}
      </Button>
      {side === null ? null : <p className="park-and-ride__side">{side}</p>}
      <p className="park-and-ride__walk">
        {said.walk(formats.distance(metres), formats.duration(walkMinutes * 60_000))}
        {stop.routes.map((routeID) => (
          <Badge key={routeID} text={routeID} fill={on.colorOf(routeID)} />
        ))}
        {buses.length === 0 ? null : said.due(buses.length, formats.number(buses.length))}
      </p>
      {buses.map((bus) => (
        <Button key={vehicleKey(bus)} look="plain" onClick={() => on.onSelectBus(bus)}>
          {words.watch.bus(bus.vehicleID, bus.routeID, bus.direction)}
        </Button>
      ))}
    </li>
  );
}
