import type { Selection } from '../../view/view.ts';

/** Before the stop to get off. */
const UNTIL = '>';

/** A trip, opened from a stop; of a way, with the stop where one gets off. A tripID has no "@". */
export const tripSelection = (tripID: string, stopID: string, until = ''): Selection => ({
  kind: 'trip',
  // An agency may have the sign in its IDs.
  id: `${tripID}@${stopID}${until === '' && !stopID.includes(UNTIL) ? '' : UNTIL}${until}`,
});

export interface SelectedTripStops {
  readonly tripID: string;
  /** Where it was opened from; null if a link names no stop. */
  readonly stopID: string | null;
  /** Where the rider gets off; null if nobody knows. */
  readonly until: string | null;
}

/** The trip of a selection's ID, and its stops. */
export function tripOf(id: string): SelectedTripStops {
  const [tripID = '', ...rest] = id.split('@');
  const [stopID = '', ...ends] = rest.join('@').split(UNTIL);
  const until = ends.pop() ?? '';
  return {
    tripID,
    stopID: rest.length === 0 ? null : [stopID, ...ends].join(UNTIL),
    until: until === '' ? null : until,
  };
}
