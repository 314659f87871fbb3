import { lastLocation } from '../../../city/map/locate.ts';
import type { CityView } from '../../../city/reads/useCityView.ts';
import { isOfAdded } from '../../../contract/subjects.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { withEnd } from '../../../view/journey-view.ts';
import type { JourneyEnd, JourneyView } from '../../../view/journey-view.ts';
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

interface MapTap {
  /** The end of the journey that the open search is for. */
  readonly searched: 'from' | 'to' | null;
  /** What the tap hit, nearest first. */
  readonly hits: readonly Selection[];
  readonly point: Place;
}

/**
 * The journey after a tap on the map: with another end if one is searched for, and with a start or a destination instead of
 * where the rider is, while the page doesn't know where that is. Null if the tap is not for the journey.
 */
export function journeyOfTap(
  journey: JourneyView | null,
  { searched, hits, point }: MapTap,
  city: Known,
): JourneyView | null {
  if (journey === null) return null;
  const ends = ['from', 'to'] as const;
  const unknown = lastLocation() === null && ends.find((name) => journey[name] === null);
  const end = searched ?? (unknown || null);
  return end === null ? null : withEnd(journey, end, tappedEnd(hits, point, city));
}
