import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';

import { routeDocumentQuery } from '../../../api/queries/routeDocumentQuery.ts';
import type { Read } from '../../../api/Read.ts';
import type { KnownRoute } from '../../../api/RouteRead.ts';
import type { RouteDocument } from '../../../contract/documents/route-document.ts';
import type { RouteSettings } from '../../../contract/settings/settings.ts';
import { useApi } from '../ApiContext.ts';
import { useCombineReads } from '../route-reads.ts';

/** The routes with what their documents add, as far as those have loaded. */
export function useKnownRoutes(routes: readonly RouteSettings[]): readonly KnownRoute[] {
  const api = useApi();
  const queries = useMemo(
    () => routes.map(({ routeID }) => routeDocumentQuery(api, routeID)),
    [api, routes],
  );
  const documents = useQueries({
    queries,
    combine: useCombineReads<Read<RouteDocument | null>>(),
  });
  return useMemo(
    () =>
      routes.map((route, index) => ({
        ...route,
        ...documents.get(index)?.answer,
        documentReadAt: documents.get(index)?.receivedAt,
        routeID: route.routeID,
      })),
    [routes, documents],
  );
}
