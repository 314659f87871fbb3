import './VehicleCard.css';

import type { DepartedVehicle, TrackedVehicle } from '../../../api/feeds/vehicleFeed.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { compassWord, movementSentence } from '../vehicle-sentences.ts';

export interface VehicleFactsProps {
  vehicle: TrackedVehicle | DepartedVehicle;
  routeName: string;
  /** When its feed was last answered. */
  toldAt?: number | undefined;
  /** The loaded stop that a vehicle means by a name, if there is one (R12). */
  stopForName?: ((name: string, destination: string) => { stopID: string } | null) | undefined;
  onSelectStop?: ((stopID: string) => void) | undefined;
}

/** In the order of who needs them most; the two wheelchair flags are two facts (R12). */
const FLAGS = ['wheelChairLift', 'wheelChairAccessible', 'bikeRack', 'wifiAccess'] as const;

/** What a vehicle tells of itself, and what was seen of it. */
export function VehicleFacts({ vehicle, routeName, toldAt, ...stops }: VehicleFactsProps) {
  const { stopForName, onSelectStop } = stops;
  const { words, formats } = useLanguage();
  const now = useNow(1000);
  const said = words.vehicles.card;
  const { direction, nextStop, heading } = vehicle;
  const stop = nextStop === '' ? null : (stopForName?.(nextStop, direction) ?? null);
  const known = 'leftAt' in vehicle ? vehicle.leftAt : (toldAt ?? now);
  const movement = movementSentence(vehicle, { now, toldAt: known }, words, formats);
  const answer = (flag: boolean | undefined) => {
    if (flag === undefined) return said.unknown;
    return flag ? said.yes : said.no;
  };
  return (
    <>
      <dl className="vehicle-card__facts">
        <dt>{said.route}</dt>
        <dd>{routeName}</dd>
        <dt>{said.destination}</dt>
        <dd>{direction || said.unknown}</dd>
        <dt>{said.nextStop}</dt>
        <dd>
          {stop === null || onSelectStop === undefined ? (
            nextStop || said.unknown
          ) : (
            <Button look="plain" onClick={() => onSelectStop(stop.stopID)}>
              {nextStop}
            </Button>
          )}
        </dd>
        <dt>{said.heading}</dt>
        <dd>{heading === null ? said.headingUnknown : compassWord(heading, words)}</dd>
        {movement === '' ? null : (
          <>
            <dt>{said.moved}</dt>
            <dd>{movement}</dd>
          </>
        )}
      </dl>
      <section className="vehicle-card__flags">
        <h3>{said.features}</h3>
        <dl className="vehicle-card__facts">
          {FLAGS.map((flag) => [
            <dt key={flag}>{said[flag]}</dt>,
            <dd key={`${flag} value`}>{answer(vehicle[flag])}</dd>,
          ])}
        </dl>
      </section>
    </>
  );
}
