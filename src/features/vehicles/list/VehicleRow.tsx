import '../../../ui/panels/ListRow.css';

import { memo } from 'react';

import { vehicleKey } from '../../../api/feeds/vehicleFeed.ts';
import type { TrackedVehicle } from '../../../api/feeds/vehicleFeed.ts';
import { Dotted } from '../../../ui/text/Dotted.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { VehicleMark } from '../VehicleMark.tsx';
import type { meetsNeeds } from '../meetsNeeds.ts';
import { compassWord, movementSentence } from '../vehicle-sentences.ts';

interface VehicleRowProps {
  vehicle: TrackedVehicle;
  /** Told to a screen reader: not all rows are drawn at once. */
  nth: number;
  ofAll: number;
  color: string;
  /** Milliseconds of the feed's clock. */
  now: number;
  /** When the feed last told of it. */
  toldAt: number;
  /** Whether it has what the rider needs. */
  meets: ReturnType<typeof meetsNeeds>;
  /** Old, or not what the rider asked for. */
  isBack: boolean;
  onSelect: (vehicle: TrackedVehicle) => void;
  onHighlight?: ((vehicle: TrackedVehicle | null) => void) | undefined;
}

/** One vehicle as a button that chooses it. */
export const VehicleRow = memo(function VehicleRow({
  vehicle,
  onSelect,
  onHighlight,
  ...rest
}: VehicleRowProps) {
  const { words, formats } = useLanguage();
  const { vehicleID, direction, nextStop, heading } = vehicle;
  const point = () => onHighlight?.(vehicle);
  const leave = () => onHighlight?.(null);
  const needs = { yes: '', no: words.needs.unmet, unknown: words.needs.unsaid };
  const details = [
    needs[rest.meets],
    nextStop === '' ? '' : words.vehicles.next(nextStop),
    heading === null ? '' : words.vehicles.heads(compassWord(heading, words)),
    movementSentence(vehicle, rest, words, formats),
  ].filter((detail) => detail !== '');
  return (
    <li
      className={`vehicle-list__row ${rest.isBack ? 'vehicle-list__row--back' : ''}`}
      aria-posinset={rest.nth}
      aria-setsize={rest.ofAll}
    >
      <button
        type="button"
        className="list-row vehicle-list__button"
        data-row={vehicleKey(vehicle)}
        onClick={() => onSelect(vehicle)}
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
      >
        <span className="vehicle-list__mark">
          <VehicleMark color={rest.color} heading={heading} />
        </span>
        <span>
          <span className="vehicle-list__first">
            <span className="vehicle-list__id">{words.vehicles.vehicleID(vehicleID)}</span>
            {direction === '' ? null : <span>{words.vehicles.towards(direction)}</span>}
          </span>
          <Dotted className="vehicle-list__detail" parts={details} />
        </span>
      </button>
    </li>
  );
});
