import type { ComponentType } from 'react';

import { routeIDOf, vehicleKey } from '../../api/feeds/vehicle-keys.ts';
import { type AddedKind, isOfAdded, type SelectionKind } from '../../contract/subjects.ts';
import { LotMark } from '../../features/parking/marks/LotMark.tsx';
import { StopMark } from '../../features/stops/StopMark.tsx';
import { VehicleMark } from '../../features/vehicles/VehicleMark.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { VehicleIcon } from '../../ui/icons/VehicleIcon.tsx';
import { Optional } from '../../ui/loading/ErrorBoundary.tsx';
import type { Selection } from '../../view/view.ts';
import { ADDED_THINGS } from '../parts.ts';
import { useCity } from '../reads/CityContext.tsx';

/** CSS pixels; the same for every kind, so that the names line up. */
const SIZE = 22;

interface MarkProps {
  id: string;
}

function MarkOfStop({ id }: MarkProps) {
  const city = useCity();
  const [routeID] = city.stopByID(id)?.routes ?? [];
  return <StopMark size={SIZE} color={routeID === undefined ? undefined : city.colorOf(routeID)} />;
}

function MarkOfVehicle({ id }: MarkProps) {
  const city = useCity();
  const vehicle = city.vehicles.find((one) => vehicleKey(one) === id);
  return vehicle === undefined ? (
    <VehicleIcon routeIDs={[routeIDOf(id) ?? '']} size={SIZE} />
  ) : (
    <VehicleMark color={city.colorOf(vehicle.routeID)} heading={vehicle.heading} scale={0.55} />
  );
}

function MarkOfLot({ id }: MarkProps) {
  const listed = useCity().lots.find(({ key }) => key === id);
  return listed === undefined ? (
    <Icon name="parking" size={SIZE} />
  ) : (
    <LotMark listed={listed} size={SIZE} />
  );
}

const MARKS = {
  stop: MarkOfStop,
  trip: () => <VehicleIcon routeIDs={[]} size={SIZE} />,
  vehicle: MarkOfVehicle,
  lot: MarkOfLot,
  event: () => <Icon name="event" size={SIZE} />,
} satisfies Record<Exclude<SelectionKind, AddedKind>, ComponentType<MarkProps>>;

/** The thing's map symbol, at the left of a row that names it; an icon of its kind where it has none. */
export function SelectionMark({ selection: { kind, id } }: { selection: Selection }) {
  if (isOfAdded(kind)) {
    const { mark: Mark } = ADDED_THINGS[kind];
    return (
      <Optional>
        <Mark size={SIZE} />
      </Optional>
    );
  }
  const MarkOfKind = MARKS[kind];
  return <MarkOfKind id={id} />;
}
