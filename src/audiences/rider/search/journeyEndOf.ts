import type { CityView } from '../../../city/reads/useCityView.ts';
import { isOfAdded } from '../../../contract/subjects.ts';
import type { SearchEntry } from '../../../features/search/results/findEntries.ts';
import type { JourneyEnd } from '../../../view/journey-view.ts';

/** Where a journey to a search result ends; null for a route or a bus, and for anything whose place isn't known. */
export function journeyEndOf(
  { kind, id, name, place: own }: SearchEntry,
  placesOf: CityView['placesOf'],
): JourneyEnd | null {
  if (kind === 'stop') return { stopID: id };
  if (own !== undefined) return { place: own, name };
  if (kind !== 'lot' && kind !== 'event' && !isOfAdded(kind)) return null;
  const [place] = placesOf({ kind, id });
  return place === undefined ? null : { place: { lat: place.lat, lon: place.lon }, name };
}
