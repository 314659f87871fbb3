import { notifyManager, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Something that the query cache knows, which renders again when an answer changes it. It asks the service nothing.
 *
 * @param read what it is, as a text: a new object each time would render forever
 */
export function useCached(read: (client: QueryClient) => string): string {
  const client = useQueryClient();
  return useSyncExternalStore(
    useCallback(
      (listen) => {
        // A query is added to the cache during rendering, when no other component may be updated.
        const later = notifyManager.batchCalls(listen);
        return client.getQueryCache().subscribe(({ type }) => type === 'updated' && later());
      },
      [client],
    ),
    () => read(client),
  );
}
