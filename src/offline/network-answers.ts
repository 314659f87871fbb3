/** Treats HTTP 5xx as a network failure, so that a cached response is used instead. */
export const failOnServerError = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
    return response;
  },
};

/** Stores nothing once the rider has cleared what is stored. The worker still runs until the page is closed. */
export const unlessCleared = (cacheName: string) => ({
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && (await caches.has(cacheName)) ? response : null,
});

/** Whether the server has this build of the page. */
export async function servesBuild(build: string): Promise<boolean> {
  const response = await fetch('/version.json', { cache: 'no-store' });
  return response.ok && (await response.text()).includes(JSON.stringify(build));
}
