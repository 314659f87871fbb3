import type { Vehicle } from '../../contract/vehicle.ts';
import type { Need } from '../../lib/vehicle-needs.ts';

const FLAG_OF = {
  lift: 'wheelChairLift',
  accessible: 'wheelChairAccessible',
  bike: 'bikeRack',
  wifi: 'wifiAccess',
} as const satisfies Record<Need, keyof Vehicle>;

type Flags = Pick<Vehicle, (typeof FLAG_OF)[Need]>;

/**
 * Whether a bus has all that is needed: `unknown` where it says "no" to nothing of it, but does not
 * say "yes" to all. Whoever needs a lift cannot board on a "perhaps", so only `yes` matches (R15).
 */
export function meetsNeeds(vehicle: Flags, needs: readonly Need[]): 'yes' | 'no' | 'unknown' {
  const answers = needs.map((need) => vehicle[FLAG_OF[need]]);
  if (answers.includes(false)) return 'no';
  return answers.includes(undefined) ? 'unknown' : 'yes';
}
