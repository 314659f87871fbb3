import { createContext, use } from 'react';

import type { Api } from '../../api/createApi.ts';

/** The service that the page reads. */
export const ApiContext = createContext<Api | null>(null);

/** Throws outside an `ApiContext`, which is a programming error. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (api === null) throw new Error('useApi outside an ApiContext');
  return api;
}
