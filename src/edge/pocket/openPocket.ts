import type { CityDocument, DayDocument } from '../../contract/documents/city-document.ts';
import { createService, type Service, type ServiceSettings } from '../../service/createService.ts';
import { feedsOfDocuments } from '../../service/pocket/snapshotOfDocuments.ts';
import { createRegionSource } from '../../service/sources/region/createRegionSource.ts';
import { createSnapshotSource } from '../../service/sources/snapshot/createSnapshotSource.ts';

/**
 * The service over the documents of a city: the same functions as on the server, without anything live.
 *
 * @param days the service days that it knows
 * @param clock returns milliseconds since 1970
 * @throws CityDocumentError if the documents don't belong together
 */
export async function openPocket(
  settings: ServiceSettings,
  city: CityDocument,
  days: readonly DayDocument[],
  clock: () => number,
): Promise<Service> {
  const feeds = feedsOfDocuments(city, days).map(({ name, snapshot, timetable }) => ({
    name,
    source: createSnapshotSource({ snapshot, timetable, importedAt: null }),
    tripCount: () => snapshot.trips.ids.length,
  }));
  const [only] = feeds;
  // A region's feeds have names; what one agency has is joined nowhere.
  if (only?.name === '') return createService(only.source, settings, clock);
  const region = createRegionSource(() => feeds, settings.city.timeZone, false);
  await region.update(clock());
  return createService(region, settings, clock);
}
