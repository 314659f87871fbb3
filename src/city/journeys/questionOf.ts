import type { JourneysQuestion } from '../../api/queries/journeys/journeysQuery.ts';
import type { JourneyNeeds } from '../../contract/journeys/journeys.ts';
import { type Need, needsStepFree } from '../../contract/links/vehicle-needs.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { parseDateTime } from '../../lib/time/zoned-time.ts';
import type { JourneyEnd, JourneyView } from '../../view/journey-view.ts';

const placeOf = (end: JourneyEnd | null, rider: Place | null): string | Place | null => {
  if (end === null) return rider;
  return 'stopID' in end ? end.stopID : end.place;
};

/** Milliseconds after the start of a minute. */
const LAST_SECOND = 59_000;

/** What of a rider's needs the ways are found by. */
export function journeyNeeds(needs: readonly Need[]): JourneyNeeds | undefined {
  const isAccessible = needsStepFree(needs);
  const hasBike = needs.includes('bike');
  return isAccessible ? (hasBike ? 'accessible,bike' : 'accessible') : hasBike ? 'bike' : undefined;
}

/**
 * What to ask for a view's journey.
 *
 * @param rider where the rider is; null while nobody knows
 * @returns null while an end is missing
 */
export function questionOf(
  { from: start, to: end, time, isArriveBy }: JourneyView,
  rider: Place | null,
  timeZone: string,
  needs: readonly Need[],
): JourneysQuestion | 'same' | null {
  const [from, to] = [placeOf(start, rider), placeOf(end, rider)];
  if (from === null || to === null) return null;
  if (JSON.stringify(from) === JSON.stringify(to)) return 'same';
  const instant = time === null ? undefined : parseDateTime(time, timeZone)?.instant;
  const ends = { from, to, needs: journeyNeeds(needs) };
  // A link whose time is no date asks for now.
  if (instant === undefined) return ends;
  // Who is there within the minute is in time by the clocks that are shown.
  const at = isArriveBy ? instant + LAST_SECOND : instant;
  return { ...ends, at: new Date(at).toISOString(), isArriveBy };
}
