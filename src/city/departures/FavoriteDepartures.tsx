import { StopList } from '../../features/stops/StopList.tsx';
import type { ListedStop } from '../../features/stops/StopList.tsx';
import { useListDepartures } from './useListDepartures.tsx';

interface FavoriteDeparturesProps {
  label: string;
  stops: readonly ListedStop[];
  colorOf: (routeID: string) => string;
  onSelect: (stop: ListedStop) => void;
}

/** The favorite stops with their next departures (T14). */
export function FavoriteDepartures(props: FavoriteDeparturesProps) {
  const below = useListDepartures(props.stops, props.colorOf, false);
  return <StopList {...props} showsRoutes below={below} />;
}
