import { QueryClient } from '@tanstack/react-query';

/**
 * A display's policy: it always polls, even if the browser takes the page for hidden or offline.
 * `retry: false` is needed: with retries, one failure while the window has no focus pauses a query for good.
 */
export function kioskQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchIntervalInBackground: true,
        refetchOnWindowFocus: false,
        retry: false,
        gcTime: 5 * 60_000,
      },
    },
  });
}
