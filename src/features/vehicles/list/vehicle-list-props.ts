import type { TrackedVehicle } from '../../../api/feeds/vehicleFeed.ts';
import type { Settings } from '../../../contract/settings.ts';
import type { Need } from '../../../lib/vehicle-needs.ts';
import type { RouteFeed } from '../feed/route-feed.ts';

export interface VehicleListProps {
  feeds: readonly RouteFeed[];
  staleness: Settings['staleness'];
  onSelect: (vehicle: TrackedVehicle) => void;
  /** A row is pointed at or focused; null when no more (R21). */
  onHighlight?: ((vehicle: TrackedVehicle | null) => void) | undefined;
  onRetry?: ((routeID: string) => void) | undefined;
  /** What the rider needs of a bus; a row whose bus does not have it says so (R15). */
  needs?: readonly Need[];
  /** Whether a vehicle is not what the rider asked for, and stands back. */
  isDimmed?: ((vehicle: TrackedVehicle) => boolean) | undefined;
}
