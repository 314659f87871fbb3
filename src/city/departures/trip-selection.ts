import type { Selection } from '../../view/view.ts';

/** A trip with the stop at which a rider looks at it. A tripID has no "@". */
export const tripSelection = (tripID: string, stopID: string): Selection => ({
  kind: 'trip',
  id: `${tripID}@${stopID}`,
});

/** The trip of a selection's ID, and its stop; null where a link names none. */
export function tripOf(id: string): { readonly tripID: string; readonly stopID: string | null } {
  const [tripID = '', ...rest] = id.split('@');
  return { tripID, stopID: rest.length === 0 ? null : rest.join('@') };
}
