import { createContext, use } from 'react';

/** Whether the page says, once for all its parts, that the service doesn't answer. */
export const CauseSaid = createContext(false);

/** The failures of a service that doesn't answer, as in `ApiError.kind`. */
const OF_SERVICE = ['unreachable', 'timeout', 'http'];

/** Returns a function that tells whether the page has already said why a part failed, so that the part doesn't. */
export function useIsCauseSaid(): (kind: string | undefined) => boolean {
  const isSaid = use(CauseSaid);
  return (kind) => isSaid && kind !== undefined && OF_SERVICE.includes(kind);
}
