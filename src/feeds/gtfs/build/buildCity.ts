import type { SnapshotCity, SnapshotStop } from '../../../contract/snapshot/snapshot.ts';
import { viewOf } from '../city/center.ts';
import { countryFrom, languageFrom } from '../city/locale.ts';
import { nameCity } from '../city/nameCity.ts';
import { countryAt, countryOfZone } from '../city/regions.ts';
import type { Findings } from '../Findings.ts';
import type { Agency } from '../tables/readAgencies.ts';
import type { ServedTrips } from './countServedTrips.ts';
import type { Renumbering } from './renumber.ts';
import type { Tables } from './Tables.ts';

/** How many trips serve each stop of the snapshot. */
function serviceOfStops(
  { stopTimes }: Tables,
  { byPattern }: ServedTrips,
  stops: Renumbering,
): readonly number[] {
  const weights = stops.used.map(() => 0);
  for (const [index, pattern] of stopTimes.patterns.entries())
    for (const stop of pattern.stops) {
      const at = stops.newOf(stop);
      weights[at] = (weights[at] ?? 0) + (byPattern[index] ?? 0);
    }
  return weights;
}

/** The agencies with trips, the one with the most first. */
function agenciesByTrips({ agencies, routes, stopTimes }: Tables): readonly Agency[] {
  const counts = new Map<string, number>();
  for (const { route, trips } of stopTimes.patterns) {
    const id = routes.all[route]?.agency ?? '';
    counts.set(id, (counts.get(id) ?? 0) + trips);
  }
  const used = agencies.all
    .filter(({ id }) => counts.has(id))
    .toSorted((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0));
  return used.length > 0 ? used : agencies.all.slice(0, 1);
}

/** Names places that would be in the zone's country with latitude and longitude in the other order. */
function noteSwappedPlaces(
  { lat, lon }: { readonly lat: number; readonly lon: number },
  zone: string,
  findings: Findings,
): void {
  const country = countryOfZone(zone);
  if (country === '' || countryAt({ lat, lon }) === country) return;
  if (countryAt({ lat: lon, lon: lat }) !== country) return;
  const values = { lat: lat.toFixed(2), lon: lon.toFixed(2), zone };
  findings.add('swapped-places', { file: 'stops.txt', values });
}

/** What the settings need to know of the city. */
export function buildCity(
  tables: Tables,
  served: ServedTrips,
  stops: Renumbering,
  snapshotStops: readonly SnapshotStop[],
  findings: Findings,
): SnapshotCity {
  const agencies = agenciesByTrips(tables);
  const [main] = agencies;
  const { timeZone } = tables.agencies;
  const language = languageFrom(...agencies.map((agency) => agency.language), tables.info.language);
  const weights = serviceOfStops(tables, served, stops);
  const view = viewOf(
    snapshotStops.map(({ lat, lon }, index) => ({ lat, lon, weight: weights[index] ?? 0 })),
  );
  noteSwappedPlaces(view.center, timeZone, findings);
  return {
    name: nameCity(
      tables,
      main?.name ?? '',
      view.center,
      (stop) => weights[stops.newOf(stop)] ?? 0,
      findings,
    ),
    timeZone,
    language,
    country: countryFrom({ language, url: main?.url ?? '', timeZone, center: view.center }),
    ...view,
    firstDate: served.firstDate,
    lastDate: served.lastDate,
  };
}
