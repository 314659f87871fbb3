import { type Arrival, OCCUPANCIES } from '../../contract/arrivals.ts';
import type { Words } from '../../lib/words/wordsOf.ts';

const CROWDED = OCCUPANCIES.slice(OCCUPANCIES.indexOf('standing-room-only'));

/** How crowded a bus is that may have no seat, for rows with room only for what matters; '' for any other. */
export const crowding = (
  { occupancy, basis }: Pick<Arrival, 'occupancy' | 'basis'>,
  { trips }: Pick<Words, 'trips'>,
): string =>
  occupancy === undefined || basis === 'scheduled' || !CROWDED.includes(occupancy)
    ? ''
    : trips.occupancies[occupancy];
