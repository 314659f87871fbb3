import { vehicleKey } from '../../api/vehicleFeed.ts';
import type { TrackedVehicle } from '../../api/vehicleFeed.ts';
import { stopNameKey } from '../../lib/stop-name.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLanguage } from '../../ui/Language.tsx';

interface BusesDueAtStopProps {
  /** The stop's name: a vehicle says its next stop by name only (interface 2.3). */
  intersection: string;
  vehicles: readonly TrackedVehicle[];
  colorOf: (routeID: string) => string;
  /** By `vehicleKey`. */
  onSelect: (key: string) => void;
}

/** The buses whose next stop this is: the nearest to an arrival that the interface can tell. */
export function BusesDueAtStop({ intersection, vehicles, colorOf, onSelect }: BusesDueAtStopProps) {
  const { words } = useLanguage();
  const key = stopNameKey(intersection);
  const due = vehicles.filter(({ nextStop }) => stopNameKey(nextStop) === key);
  if (due.length === 0) return null;
  return (
    <section>
      <h3>{words.vehicles.dueHere}</h3>
      <ul>
        {due.map((vehicle) => (
          <li key={vehicleKey(vehicle)}>
            <Button look="plain" onClick={() => onSelect(vehicleKey(vehicle))}>
              <Badge text={vehicle.routeID} fill={colorOf(vehicle.routeID)} />
              {words.vehicles.towards(vehicle.direction)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
