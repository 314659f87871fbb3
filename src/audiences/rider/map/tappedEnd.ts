import type { CityView } from '../../../city/reads/useCityView.ts';
import { isOfAdded } from '../../../contract/subjects.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import type { JourneyEnd } from '../../../view/journey-view.ts';
import type { Selection } from '../../../view/view.ts';

type Known = Pick<CityView, 'allLots' | 'thingsOf'>;

function endOf({ kind, id }: Selection, { allLots, thingsOf }: Known): JourneyEnd | null {
  if (kind === 'stop') return { stopID: id };
  if (kind === 'lot') {
    const listed = allLots.find(({ key }) => key === id);
    const place = listed?.place ?? null;
    return listed === undefined || place === null ? null : { place, name: listed.lot.name };
  }
  const thing = isOfAdded(kind) ? thingsOf(kind).find((one) => one.id === id) : undefined;
  return thing === undefined ? null : { place: thing.place, name: thing.name };
}

/**
 * Where a journey begins or ends after a tap: the nearest stop, lot or station that the tap hit. Of a bus, which moves on,
 * and of nothing it is the point itself.
 *
 * @param hits nearest first
 */
export function tappedEnd(hits: readonly Selection[], point: Place, city: Known): JourneyEnd {
  for (const hit of hits) {
    const end = endOf(hit, city);
    if (end !== null) return end;
  }
  return { place: point, name: null };
}
