import { commonVehicleKind } from '../../lib/words/kinds/vehicle-kinds.ts';
import type { VehicleKind } from '../../lib/words/kinds/vehicle-kinds.ts';
import { useLanguage } from '../text/Language.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './Icon.tsx';

/** The kinds that do not look like a bus. */
const ICONS: Partial<Record<VehicleKind, IconName>> = {
  train: 'train',
  monorail: 'train',
  funicular: 'train',
  streetcar: 'streetcar',
  cableCar: 'streetcar',
  ferry: 'ferry',
  gondola: 'gondola',
};

interface VehicleIconProps {
  /** The routes that the vehicle may serve. Unknown routes, and routes of several kinds, get the bus. */
  routeIDs: readonly string[];
  size?: number;
}

/** A decorative icon of the kind of vehicle on these routes, by their route_type. */
export function VehicleIcon({ routeIDs, size = 20 }: VehicleIconProps) {
  const { routes } = useLanguage('page');
  const kind = commonVehicleKind(routes.filter(({ routeID }) => routeIDs.includes(routeID)));
  return <Icon name={ICONS[kind] ?? 'bus'} size={size} />;
}
