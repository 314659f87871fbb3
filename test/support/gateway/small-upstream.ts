import type { FetchFunction } from '../../../src/server/feeds/FetchFunction.ts';
import { createService } from '../../../src/service/createService.ts';
import { theSettings } from '../builders.ts';
import { smallSource, type SmallOverrides } from '../cities/small-source.ts';

/** The key of the small upstream. */
export const SECRET = 'kept-quiet/ä&1';

export interface SmallUpstream {
  readonly fetch: FetchFunction;
  /** The requests so far, by path and parameters without the key. */
  readonly requests: string[];
  /** The headers of the latest request. */
  headers: Readonly<Record<string, string>>;
  /** Replaces the response of each request until it is undefined. */
  fault: ((signal: AbortSignal) => Promise<Response>) | undefined;
}

/**
 * A service that speaks the interface, for a gateway in front of it. It has no port: a request is a
 * function call. Without the key it refuses.
 *
 * @param keyHeader the header in which it expects the key; the query parameter `key` if omitted
 */
export function smallUpstream(
  now: () => number,
  { keyHeader, ...overrides }: SmallOverrides & { keyHeader?: string } = {},
): SmallUpstream {
  const service = createService(
    smallSource(overrides),
    theSettings({ service: { baseUrl: '', key: SECRET } }),
    now,
  );
  const upstream: SmallUpstream = {
    requests: [],
    headers: {},
    fault: undefined,
    fetch: async (url, { headers, signal }) => {
      const asked = new URL(url);
      const key = keyHeader === undefined ? asked.searchParams.get('key') : headers[keyHeader];
      asked.searchParams.delete('key');
      upstream.requests.push(decodeURIComponent(asked.pathname + asked.search));
      upstream.headers = headers;
      if (upstream.fault !== undefined) return await upstream.fault(signal);
      asked.searchParams.set('key', key ?? '');
      return await service(new Request(asked, { headers }));
    },
  };
  return upstream;
}
