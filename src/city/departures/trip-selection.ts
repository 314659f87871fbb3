import type { Selection } from '../../view/view.ts';

/** A trip, opened from a stop. A tripID has no "@". */
export const tripSelection = (tripID: string, stopID: string): Selection => ({
  kind: 'trip',
  id: `${tripID}@${stopID}`,
});

/** The trip of a selection's ID, and the stop that it was opened from; null if a link names no stop. */
export function tripOf(id: string): { readonly tripID: string; readonly stopID: string | null } {
  const [tripID = '', ...rest] = id.split('@');
  return { tripID, stopID: rest.length === 0 ? null : rest.join('@') };
}
