import '../../../ui/panels/ListRow.css';
import { memo } from 'react';

import { vehicleKey } from '../../../api/feeds/vehicle-keys.ts';
import type { TrackedVehicle } from '../../../api/feeds/vehicleFeed.ts';
import { dotSeparated } from '../../../lib/words/dotSeparated.ts';
import { highlighting } from '../../../ui/controls/highlighting.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { meetsNeeds } from '../meetsNeeds.ts';
import { compassWord } from '../vehicle-sentences.ts';
import { VehicleMark } from '../VehicleMark.tsx';

interface VehicleRowProps {
  vehicle: TrackedVehicle;
  /** For `aria-posinset` and `aria-setsize`: not all rows are rendered at once. */
  posInSet: number;
  setSize: number;
  color: string;
  /** How long it has been standing; empty if it moves. */
  standing: string;
  /** Whether the vehicle has everything that the rider needs. */
  needsMatch: ReturnType<typeof meetsNeeds>;
  /** True for a vehicle in an old feed, or one that fails the rider's filters. */
  isDimmed: boolean;
  onSelect: (vehicle: TrackedVehicle) => void;
  onHighlight?: ((vehicle: TrackedVehicle | null) => void) | undefined;
}

/** One vehicle, as a button that selects it. */
export const VehicleRow = memo(function VehicleRow({
  vehicle,
  posInSet,
  setSize,
  color,
  standing,
  needsMatch,
  isDimmed,
  onSelect,
  onHighlight,
}: VehicleRowProps) {
  const { wordsOn, nameOf } = useLanguage();
  const words = wordsOn(vehicle.routeID);
  const { vehicleID, direction, nextStop, heading } = vehicle;
  const needsText = { yes: '', no: words.needs.unmet, unknown: words.needs.notReported };
  const details = [
    needsText[needsMatch],
    nextStop === '' ? '' : words.vehicles.next(nameOf(nextStop)),
    heading === null ? '' : words.vehicles.headingToward(compassWord(heading, words)),
    standing,
  ].filter((detail) => detail !== '');
  return (
    <li
      className={`vehicle-list__row ${isDimmed ? 'vehicle-list__row--dimmed' : ''}`}
      aria-posinset={posInSet}
      aria-setsize={setSize}
    >
      <button
        type="button"
        className="list-row vehicle-list__button"
        data-row={vehicleKey(vehicle)}
        onClick={() => onSelect(vehicle)}
        {...highlighting(vehicle, onHighlight)}
      >
        <VehicleMark color={color} heading={heading} />
        <span className="vehicle-list__text">
          <b className="vehicle-list__id">{words.vehicles.vehicleID(vehicleID)}</b>{' '}
          {direction === '' ? null : words.stops.toward(nameOf(direction))}
          <span className="vehicle-list__detail">{dotSeparated(details)}</span>
        </span>
      </button>
    </li>
  );
});
