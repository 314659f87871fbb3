import { vehicleKey } from '../../api/vehicleFeed.ts';
import type { TrackedVehicle } from '../../api/vehicleFeed.ts';
import { stopNameKey } from '../../lib/stop-name.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLanguage } from '../../ui/Language.tsx';

interface BusesDueAtStopProps {
  /** The stop's name. */
  intersection: string;
  /** Where the stop's buses go; empty where that is not known. */
  destinations?: readonly string[];
  /** Those of all routes in view. */
  vehicles: readonly TrackedVehicle[];
  colorOf: (routeID: string) => string;
  onSelect: (vehicleKey: string) => void;
}

/** The buses that say that this stop is their next: all that is known of arrivals here. */
export function BusesDueAtStop({
  intersection,
  destinations = [],
  vehicles,
  colorOf,
  onSelect,
}: BusesDueAtStopProps) {
  const { words } = useLanguage();
  const here = stopNameKey(intersection);
  const isHeadedHere = ({ nextStop, direction }: TrackedVehicle) =>
    stopNameKey(nextStop) === here &&
    (destinations.length === 0 || direction === '' || destinations.includes(direction));
  const due = here === '' ? [] : vehicles.filter(isHeadedHere);
  if (due.length === 0) return null;
  return (
    <section className="buses-due">
      <h3>{words.vehicles.due}</h3>
      <ul>
        {due.map((vehicle) => (
          <li key={vehicleKey(vehicle)}>
            <Button look="plain" onClick={() => onSelect(vehicleKey(vehicle))}>
              <Badge text={vehicle.routeID} fill={colorOf(vehicle.routeID)} />
              {words.vehicles.vehicleID(vehicle.vehicleID)}
              {vehicle.direction === '' ? '' : ` ${words.vehicles.towards(vehicle.direction)}`}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
