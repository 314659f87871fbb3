import type { TrackedVehicle } from '../../../api/feeds/vehicleFeed.ts';
import type { Need } from '../../../contract/links/vehicle-needs.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import type { RouteFeed } from '../feed/route-feed.ts';

/** The props of `VehicleList`. */
export interface VehicleListProps {
  feeds: readonly RouteFeed[];
  staleness: Settings['staleness'];
  /** Whether one line names all routes without buses, instead of a section for each. */
  mergesEmpty?: boolean;
  onSelect: (vehicle: TrackedVehicle) => void;
  /** Gets the vehicle of the row under the pointer or with the focus; null when it loses that. */
  onHighlight?: ((vehicle: TrackedVehicle | null) => void) | undefined;
  onRetry?: ((routeID: string) => void) | undefined;
  /** What the rider needs on board. The row of a bus that lacks it says so. */
  needs?: readonly Need[];
  /** True for a vehicle that fails the rider's filters. */
  isDimmed?: ((vehicle: TrackedVehicle) => boolean) | undefined;
}
