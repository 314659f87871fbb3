import './BusesDueAtStop.css';

import { vehicleKey } from '../../api/vehicleFeed.ts';
import type { TrackedVehicle } from '../../api/vehicleFeed.ts';
import { stopNameKey } from '../../lib/stop-name.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLanguage } from '../../ui/Language.tsx';

interface BusesDueAtStopProps {
  /** The stop's name: a vehicle says its next stop by name only (interface 2.3). */
  intersection: string;
  /** Where buses go from here, so that those of the other side of the street are not told; empty where not known. */
  destinations?: readonly string[];
  /** Those of all routes in view. */
  vehicles: readonly TrackedVehicle[];
  colorOf: (routeID: string) => string;
  /** By `vehicleKey`. */
  onSelect: (key: string) => void;
}

/** The buses whose next stop this is: the nearest to an arrival that the interface can tell. */
export function BusesDueAtStop({
  intersection,
  destinations = [],
  vehicles,
  colorOf,
  onSelect,
}: BusesDueAtStopProps) {
  const { words } = useLanguage();
  const here = stopNameKey(intersection);
  const due = vehicles.filter(
    ({ nextStop, direction }) =>
      here !== '' &&
      stopNameKey(nextStop) === here &&
      (destinations.length === 0 || direction === '' || destinations.includes(direction)),
  );
  if (due.length === 0) return null;
  return (
    <section className="buses-due">
      <h3 className="buses-due__title">{words.vehicles.dueHere}</h3>
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
