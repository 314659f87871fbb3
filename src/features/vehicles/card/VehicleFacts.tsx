import './VehicleCard.css';
import type { DepartedVehicle, TrackedVehicle } from '../../../api/feeds/vehicleFeed.ts';
import type { NamingBus } from '../../../lib/names/stop-by-name.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { compassWord, movementSentence } from '../vehicle-sentences.ts';

export interface VehicleFactsProps {
  vehicle: TrackedVehicle | DepartedVehicle;
  routeName: string;
  /** Whether to show the vehicle's features; a feature that it does not report is shown as unknown. */
  showsFeatures: boolean;
  /** When its feed last answered, milliseconds of the monotonic clock. */
  reportedAt?: number | undefined;
  /** Finds the loaded stop with the name of the vehicle's next stop, or null. */
  stopForName?:
    | ((name: string, destination: string, bus: NamingBus) => { stopID: string } | null)
    | undefined;
  onSelectStop?: ((stopID: string) => void) | undefined;
}

/** Most needed first. The two wheelchair flags are separate facts. */
const FLAGS = [
  ['wheelChairLift', 'lift'],
  ['wheelChairAccessible', 'accessible'],
  ['bikeRack', 'bike'],
  ['wifiAccess', 'wifi'],
] as const;

/** The facts that a vehicle reports, and how long ago it moved. */
export function VehicleFacts({
  vehicle,
  routeName,
  showsFeatures,
  reportedAt,
  stopForName,
  onSelectStop,
}: VehicleFactsProps) {
  const { words, formats, nameOf } = useLanguage();
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
        <dd>
          <bdi>{nameOf(direction) || copy.unknown}</bdi>
        </dd>
        <dt>{copy.nextStop}</dt>
        <dd>
          {stop === null || onSelectStop === undefined ? (
            <bdi>{nameOf(nextStop) || copy.unknown}</bdi>
          ) : (
            <Button variant="plain" onClick={() => onSelectStop(stop.stopID)}>
              <span>
                <bdi>{nameOf(nextStop, stop.stopID)}</bdi>
              </span>
            </Button>
          )}
        </dd>
        <dt>{copy.heading}</dt>
        <dd>{heading === null ? copy.headingUnknown : compassWord(heading, words)}</dd>
        {movement === '' ? null : (
          <>
            <dt>{copy.movement}</dt>
            <dd>{movement}</dd>
          </>
        )}
      </dl>
      {showsFeatures ? (
        <section className="vehicle-card__flags">
          <h3>{copy.features}</h3>
          <dl className="vehicle-card__facts">
            {FLAGS.map(([flag, need]) => [
              <dt key={flag}>{words.needs[need]}</dt>,
              <dd key={`${flag} value`}>{yesOrNo(vehicle[flag])}</dd>,
            ])}
          </dl>
        </section>
      ) : null}
    </>
  );
}
