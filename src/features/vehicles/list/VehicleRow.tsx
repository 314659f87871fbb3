import '../../../ui/panels/ListRow.css';

import { memo } from 'react';

import { vehicleKey } from '../../../api/feeds/vehicleFeed.ts';
import type { TrackedVehicle } from '../../../api/feeds/vehicleFeed.ts';
import { DotSeparated } from '../../../ui/text/DotSeparated.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { VehicleMark } from '../VehicleMark.tsx';
import type { meetsNeeds } from '../meetsNeeds.ts';
import { compassWord, movementSentence } from '../vehicle-sentences.ts';

interface VehicleRowProps {
  vehicle: TrackedVehicle;
  /** Told to a screen reader: not all rows are drawn at once. */
  posInSet: number;
  setSize: number;
  color: string;
  /** When the feed last told of it, milliseconds of the feed's clock. */
  reportedAt: number;
  /** Whether it has what the rider needs. */
  needsMatch: ReturnType<typeof meetsNeeds>;
  /** Old, or not what the rider asked for. */
  isDimmed: boolean;
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
  const highlight = () => onHighlight?.(vehicle);
  const clearHighlight = () => onHighlight?.(null);
  const movement = useNow(1000, (now) =>
    movementSentence(vehicle, { now, reportedAt: rest.reportedAt }, words, formats),
  );
  const needsText = { yes: '', no: words.needs.unmet, unknown: words.needs.unsaid };
  const details = [
    needsText[rest.needsMatch],
    nextStop === '' ? '' : words.vehicles.next(nextStop),
    heading === null ? '' : words.vehicles.heads(compassWord(heading, words)),
    movement,
  ].filter((detail) => detail !== '');
  return (
    <li
      className={`vehicle-list__row ${rest.isDimmed ? 'vehicle-list__row--dimmed' : ''}`}
      aria-posinset={rest.posInSet}
      aria-setsize={rest.setSize}
    >
      <button
        type="button"
        className="list-row vehicle-list__button"
        data-row={vehicleKey(vehicle)}
        onClick={() => onSelect(vehicle)}
        onPointerEnter={highlight}
        onPointerLeave={clearHighlight}
        onFocus={highlight}
        onBlur={clearHighlight}
      >
        <span className="vehicle-list__mark">
          <VehicleMark color={rest.color} heading={heading} />
        </span>
        <span>
          <span className="vehicle-list__first">
            <span className="vehicle-list__id">{words.vehicles.vehicleID(vehicleID)}</span>
            {direction === '' ? null : <span>{words.vehicles.towards(direction)}</span>}
          </span>
          <DotSeparated className="vehicle-list__detail" parts={details} />
        </span>
      </button>
    </li>
  );
});
