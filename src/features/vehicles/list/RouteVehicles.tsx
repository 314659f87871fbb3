import { memo, useMemo } from 'react';

import type { TrackedVehicle } from '../../../api/feeds/vehicleFeed.ts';
import { destinationKey } from '../../../lib/destination.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useProgressiveRows } from '../../../ui/browser/useProgressiveRows.tsx';
import { VehicleRow } from './VehicleRow.tsx';
import type { VehicleListProps } from './vehicle-list-props.ts';
import { meetsNeeds } from '../meetsNeeds.ts';
import type { Need } from '../../../lib/vehicle-needs.ts';

interface RouteVehiclesProps extends Pick<
  VehicleListProps,
  'onSelect' | 'onHighlight' | 'isDimmed'
> {
  vehicles: readonly TrackedVehicle[];
  color: string;
  needs: readonly Need[];
  isFaded: boolean;
  /** Milliseconds of the feed's clock. */
  reportedAt: number;
  /** How many rows of it are more than its part of a screen. */
  initialRows: number;
}

/** As many as most routes have in most cities. */
const PREFERRED_ROWS = 16;

const { compare } = new Intl.Collator(undefined, { numeric: true });

/** By destination, so that the buses of a direction stand together, and by ID, so that rows stay put. */
function inReadingOrder(vehicles: readonly TrackedVehicle[]): TrackedVehicle[] {
  return vehicles.toSorted(
    (a, b) =>
      (a.direction === b.direction
        ? 0
        : compare(destinationKey(a.direction), destinationKey(b.direction))) ||
      compare(a.vehicleID, b.vehicleID),
  );
}

/** The rows of one route's buses. */
export const RouteVehicles = memo(function RouteVehicles(props: RouteVehiclesProps) {
  const { vehicles, color, needs, isFaded, isDimmed, initialRows } = props;
  const { words } = useLanguage();
  const ordered = useMemo(() => inReadingOrder(vehicles), [vehicles]);
  const { rows, more } = useProgressiveRows(
    ordered,
    initialRows,
    Math.max(PREFERRED_ROWS, 2 * initialRows),
  );
  return (
    <>
      <ul aria-label={words.vehicles.heading}>
        {rows.map((vehicle, index) => (
          <VehicleRow
            key={vehicle.vehicleID}
            vehicle={vehicle}
            posInSet={index + 1}
            setSize={ordered.length}
            color={color}
            reportedAt={props.reportedAt}
            needsMatch={meetsNeeds(vehicle, needs)}
            isDimmed={isFaded || isDimmed?.(vehicle) === true}
            onSelect={props.onSelect}
            onHighlight={props.onHighlight}
          />
        ))}
      </ul>
      {more}
    </>
  );
});
