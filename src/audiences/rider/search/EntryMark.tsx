import { SelectionMark } from '../../../city/cards/SelectionMark.tsx';
import type { SearchEntry } from '../../../features/search/results/findEntries.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { VehicleIcon } from '../../../ui/icons/VehicleIcon.tsx';

/** The map's symbol of a search result. */
export function EntryMark({ entry: { kind, id, routeIDs = [id] } }: { entry: SearchEntry }) {
  if (kind === 'place') return <Icon name="flag" size={22} />;
  if (kind === 'route' || kind === 'destination') return <VehicleIcon routeIDs={routeIDs} />;
  return <SelectionMark selection={{ kind, id }} />;
}
