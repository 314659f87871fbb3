import { type Arrival, OCCUPANCIES } from '../../contract/arrivals.ts';
import type { RestWords } from '../../lib/words/en/rest/restWords.ts';

const CROWDED = OCCUPANCIES.slice(OCCUPANCIES.indexOf('standing-room-only'));

/** How crowded a bus is that may have no seat, for rows with room only for what matters; '' for any other. */
export const crowding = (
  { occupancy, basis }: Pick<Arrival, 'occupancy' | 'basis'>,
  { trips }: Pick<RestWords, 'trips'>,
): string =>
  occupancy === undefined || basis === 'scheduled' || !CROWDED.includes(occupancy)
    ? ''
    : trips.occupancies[occupancy];
