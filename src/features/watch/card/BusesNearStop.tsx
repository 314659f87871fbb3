import './BusesNearStop.css';
import { vehicleKey } from '../../../api/feeds/vehicle-keys.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Badge } from '../../../ui/panels/Badge.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { Approach } from '../approaches.ts';
import { StoppedFor } from './StoppedFor.tsx';

interface BusesNearStopProps {
  /** The approaches to one stop; buses whose next stop it is come first. */
  approaches: readonly Approach[];
  colorOf: (routeID: string) => string;
  /** Gets the `vehicleKey` of the chosen bus. */
  onSelect: (key: string) => void;
}

/** The buses that come to a stop next or soon. The interface has no arrival times, so this is the best hint. */
export function BusesNearStop({ approaches, colorOf, onSelect }: BusesNearStopProps) {
  const { wordsOn, nameOf } = useLanguage();
  const { near } = wordsOn(...approaches.map(({ vehicle }) => vehicle.routeID)).vehicles;
  if (approaches.length === 0) return null;
  return (
    <section className="card__section buses-near" aria-label={near.heading}>
      <h3>{near.heading}</h3>
      <ul aria-label={near.heading}>
        {approaches.map((approach) => {
          const { vehicle, step } = approach;
          const { vehicles } = wordsOn(vehicle.routeID);
          return (
            <li key={vehicleKey(vehicle)}>
              <Button
                variant="plain"
                data-thing={`vehicle ${vehicleKey(vehicle)}`}
                onClick={() => onSelect(vehicleKey(vehicle))}
              >
                {/* The underline of the button does not reach into a badge in a line of its own. */}
                <span>
                  <Badge routeID={vehicle.routeID} fill={colorOf(vehicle.routeID)} />
                </span>
                {vehicles.vehicleID(vehicle.vehicleID)}
                {vehicle.direction === '' ? '' : ` ${vehicles.toward(nameOf(vehicle.direction))}`}
              </Button>
              <p className="secondary">
                {step === 'next' ? near.next : near[step](nameOf(vehicle.nextStop))}{' '}
                <StoppedFor approach={approach} />
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
