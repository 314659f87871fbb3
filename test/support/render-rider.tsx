import { configure, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { vi } from 'vitest';

import type { AudienceProps } from '../../src/audiences/AudienceRoot.tsx';
import { Rider } from '../../src/audiences/rider/Rider.tsx';
import type { Settings } from '../../src/contract/settings.ts';
import { en } from '../../src/lib/words/en.ts';
import { loadWords } from '../../src/lib/words/loadWords.ts';
import { createService } from '../../src/service/createService.ts';
import type { Source } from '../../src/service/Source.ts';
import { theSettings } from './builders.ts';
import { NOON, smallSource } from './small-source.ts';

/** Panels come as chunks of their own, which a busy machine takes a while to load. */
configure({ asyncUtilTimeout: 20_000 });

// React does not retry a page that suspended inside a synchronous `act`.
await loadWords('en');

/** What stands between the page and the service: by default nothing. */
type FetchMiddleware = (
  request: Request,
  service: (request: Request) => Promise<Response>,
) => Promise<Response>;

interface RiderOptions {
  /** Who looks, where it is no rider. */
  audience?: ComponentType<AudienceProps>;
  url?: string;
  settings?: Partial<Settings>;
  source?: Partial<Source>;
  middleware?: FetchMiddleware;
}

/**
 * Mounts the rider's page on the service over the small source. The document has no WebGL, as a
 * browser without it: the lists are the page.
 */
export function renderRider({
  audience: Audience = Rider,
  url = '/',
  settings,
  source,
  middleware,
}: RiderOptions = {}) {
  const city = smallSource(source);
  const all = theSettings({ routes: [...(city.city?.routes ?? [])], ...settings });
  const service = createService(city, all, () => NOON);
  const requests: string[] = [];
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    requests.push(input);
    const request = new Request(new URL(input, 'http://city.test'));
    init?.signal?.throwIfAborted();
    return middleware === undefined ? service(request) : middleware(request, service);
  });
  window.history.replaceState(null, '', url);
  return { requests, ...render(<Audience settings={all} lang="en" words={en} />) };
}
