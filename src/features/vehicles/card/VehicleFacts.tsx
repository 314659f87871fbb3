import './VehicleCard.css';

import type { DepartedVehicle, TrackedVehicle } from '../../../api/feeds/vehicleFeed.ts';
import type { NamingBus } from '../../../lib/stop-name.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { compassWord, movementSentence } from '../vehicle-sentences.ts';

export interface VehicleFactsProps {
  vehicle: TrackedVehicle | DepartedVehicle;
  routeName: string;
  /** When its feed was last answered. */
  reportedAt?: number | undefined;
  /** The loaded stop that a vehicle means by a name, if there is one (R12). */
  stopForName?:
    | ((name: string, destination: string, bus: NamingBus) => { stopID: string } | null)
    | undefined;
  onSelectStop?: ((stopID: string) => void) | undefined;
}

/** In the order of who needs them most; the two wheelchair flags are two facts (R12). */
const FLAGS = ['wheelChairLift', 'wheelChairAccessible', 'bikeRack', 'wifiAccess'] as const;

/** What a vehicle tells of itself, and what was seen of it. */
export function VehicleFacts({ vehicle, routeName, reportedAt, ...props }: VehicleFactsProps) {
  const { stopForName, onSelectStop } = props;
  const { words, formats } = useLanguage();
  const copy = words.vehicles.card;
  const { direction, nextStop, heading } = vehicle;
  const stop = nextStop === '' ? null : (stopForName?.(nextStop, direction, vehicle) ?? null);
  const asOf = 'leftAt' in vehicle ? vehicle.leftAt : reportedAt;
  const movement = useNow(1000, (now) =>
    movementSentence(vehicle, { now, reportedAt: asOf ?? now }, words, formats),
  );
  const yesOrNo = (flag: boolean | undefined) => {
    if (flag === undefined) return copy.unknown;
    return flag ? copy.yes : copy.no;
  };
  return (
    <>
      <dl className="vehicle-card__facts">
        <dt>{copy.route}</dt>
        <dd>{routeName}</dd>
        <dt>{copy.destination}</dt>
        <dd>{direction || copy.unknown}</dd>
        <dt>{copy.nextStop}</dt>
        <dd>
          {stop === null || onSelectStop === undefined ? (
            nextStop || copy.unknown
          ) : (
            <Button variant="plain" onClick={() => onSelectStop(stop.stopID)}>
              {nextStop}
            </Button>
          )}
        </dd>
        <dt>{copy.heading}</dt>
        <dd>{heading === null ? copy.headingUnknown : compassWord(heading, words)}</dd>
        {movement === '' ? null : (
          <>
            <dt>{copy.moved}</dt>
            <dd>{movement}</dd>
          </>
        )}
      </dl>
      <section className="vehicle-card__flags">
        <h3>{copy.features}</h3>
        <dl className="vehicle-card__facts">
          {FLAGS.map((flag) => [
            <dt key={flag}>{copy[flag]}</dt>,
            <dd key={`${flag} value`}>{yesOrNo(vehicle[flag])}</dd>,
          ])}
        </dl>
      </section>
    </>
  );
}
