import type { Need } from '../../contract/links/vehicle-needs.ts';
import type { Vehicle } from '../../contract/vehicle.ts';

const FLAG_OF = {
  lift: 'wheelChairLift',
  accessible: 'wheelChairAccessible',
  bike: 'bikeRack',
  wifi: 'wifiAccess',
} as const satisfies Record<Need, keyof Vehicle>;

type Flags = Pick<Vehicle, (typeof FLAG_OF)[Need]>;

/**
 * Whether a bus says of any feature that it has it or lacks it. If no bus does, the page doesn't mention
 * features.
 */
export const reportsFeatures = (vehicle: Flags): boolean =>
  Object.values(FLAG_OF).some((flag) => vehicle[flag] !== undefined);

/**
 * Whether a bus has everything that the rider needs. `no` if it lacks one of them, `unknown` if it does
 * not report one of them. Only `yes` counts as a match: a rider cannot rely on an unknown lift.
 */
export function meetsNeeds(vehicle: Flags, needs: readonly Need[]): 'yes' | 'no' | 'unknown' {
  const answers = needs.map((need) => vehicle[FLAG_OF[need]]);
  if (answers.includes(false)) return 'no';
  return answers.includes(undefined) ? 'unknown' : 'yes';
}
