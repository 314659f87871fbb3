import type { DocumentCache } from '../../../src/edge/pocket/city-store.ts';

/** A place on a device, with what is in it. */
export function aDevice(isFull = false) {
  const bodies = new Map<string, string>();
  const cache: DocumentCache = {
    match: async (path) => (bodies.has(path) ? new Response(bodies.get(path)) : undefined),
    put: async (path, response) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      bodies.set(path, await response.text());
    },
    delete: async (path) => bodies.delete(path),
    keys: async () => [...bodies.keys()].map((path) => ({ url: `https://city.test${path}` })),
  };
  return { bodies, cache };
}
