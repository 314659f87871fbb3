import type { OpenFile } from './openFile.ts';

/** What a type of vehicle counts as; null for what is no bike and no scooter, such as a car. */
type Form = 'bike' | 'ebike' | 'scooter' | null;

/** Looks up a type by its vehicle_type_id; undefined for one that the system doesn't describe. */
export type TypeOf = (typeID: string | undefined) => Form | undefined;

const BIKES = ['bicycle', 'cargo_bicycle'];
const SCOOTERS = ['scooter', 'scooter_standing', 'scooter_seated'];

/** The types of a system; null if it has none or they can't be read. What names no type is a bike, as up to GBFS 2. */
export function readTypes(file: OpenFile | null): TypeOf {
  const forms = new Map<string, Form>();
  for (const [path, type] of file?.elements ?? []) {
    const id = file?.members.id(type, path, 'vehicle_type_id');
    const form = file?.members.id(type, path, 'form_factor') ?? '';
    if (id === undefined) continue;
    const hasMotor = type['propulsion_type'] !== undefined && type['propulsion_type'] !== 'human';
    forms.set(
      id,
      BIKES.includes(form)
        ? hasMotor
          ? 'ebike'
          : 'bike'
        : SCOOTERS.includes(form)
          ? 'scooter'
          : null,
    );
  }
  return (typeID) => (typeID === undefined ? 'bike' : forms.get(typeID));
}
