import { memo, useMemo } from 'react';

import type { TrackedVehicle } from '../../../api/feeds/vehicleFeed.ts';
import type { Need } from '../../../contract/links/vehicle-needs.ts';
import { destinationKey } from '../../../lib/names/destination.ts';
import { useProgressiveRows } from '../../../ui/browser/useProgressiveRows.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { meetsNeeds } from '../meetsNeeds.ts';
import { standingSentence } from '../vehicle-sentences.ts';
import type { VehicleListProps } from './vehicle-list-props.ts';
import { VehicleRow } from './VehicleRow.tsx';

interface RouteVehiclesProps extends Pick<
  VehicleListProps,
  'onSelect' | 'onHighlight' | 'isDimmed'
> {
  routeID: string;
  vehicles: readonly TrackedVehicle[];
  color: string;
  needs: readonly Need[];
  isFaded: boolean;
  /** When the feed last answered, milliseconds of the monotonic clock. */
  reportedAt: number;
  /** Rows to render at first, and after the first paint. */
  initialRows: number;
  laterRows: number;
}

type Compare = (a: string, b: string) => number;

/** Most IDs are numbers, which are faster to compare than text. */
const compareIDs = (a: string, b: string, compare: Compare) =>
  Number(a) - Number(b) || compare(a, b);

/** Sorts by destination, which groups the directions, and then by ID, so that rows keep their place. */
function sortedForReading(vehicles: readonly TrackedVehicle[], compare: Compare): TrackedVehicle[] {
  const byID = vehicles.toSorted((a, b) => compareIDs(a.vehicleID, b.vehicleID, compare));
  const keyOf = ({ direction }: TrackedVehicle) => destinationKey(direction);
  const destinations = [...new Set(byID.map(keyOf))].toSorted(compare);
  return destinations.flatMap((key) => byID.filter((vehicle) => keyOf(vehicle) === key));
}

/** The rows of one route's buses. */
export const RouteVehicles = memo(function RouteVehicles({
  routeID,
  vehicles,
  color,
  needs,
  isFaded,
  isDimmed,
  reportedAt,
  initialRows,
  laterRows,
  onSelect,
  onHighlight,
}: RouteVehiclesProps) {
  const { wordsOn, formats } = useLanguage();
  const words = wordsOn(routeID);
  const sorted = useMemo(() => sortedForReading(vehicles, formats.compare), [vehicles, formats]);
  // A rider with needs finds the buses that meet them at the top, not among a hundred others.
  const ordered = useMemo(
    () =>
      isDimmed === undefined
        ? sorted
        : [...sorted.filter((one) => !isDimmed(one)), ...sorted.filter(isDimmed)],
    [sorted, isDimmed],
  );
  const { rows, size, more } = useProgressiveRows(ordered, initialRows, laterRows);
  return (
    <>
      <ul aria-label={words.layers.vehicles}>
        {rows.map((vehicle, index) => (
          <VehicleRow
            key={vehicle.vehicleID}
            vehicle={vehicle}
            posInSet={index + 1}
            setSize={size}
            color={color}
            standing={standingSentence(vehicle, reportedAt, words, formats)}
            needsMatch={meetsNeeds(vehicle, needs)}
            isDimmed={isFaded || isDimmed?.(vehicle) === true}
            onSelect={onSelect}
            onHighlight={onHighlight}
          />
        ))}
      </ul>
      {more}
    </>
  );
});
