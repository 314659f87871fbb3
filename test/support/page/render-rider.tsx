import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { vi } from 'vitest';

import type { AudienceProps } from '../../../src/audiences/AudienceRoot.tsx';
import { Rider } from '../../../src/audiences/rider/Rider.tsx';
import type { Settings } from '../../../src/contract/settings/settings.ts';
import { ADDED_NAMES } from '../../../src/contract/subjects.ts';
import { cityWordsOf } from '../../../src/lib/words/city-words.ts';
import { loadWords } from '../../../src/lib/words/loadWords.ts';
import { createService } from '../../../src/service/createService.ts';
import { CARD_BESIDE_LIST } from '../../../src/ui/browser/screens.ts';
import { theSettings } from '../builders.ts';
import { NOON, smallSource, type SmallOverrides } from '../cities/small-source.ts';
import { wordsFor } from '../words/catalogs.ts';

// React does not retry a page that suspended inside a synchronous `act`.
await loadWords('en');

/** Handles a request instead of the service, or changes the service's answer. */
type FetchMiddleware = (
  request: Request,
  service: (request: Request) => Promise<Response>,
) => Promise<Response>;

export interface RiderOptions {
  /** Default: `Rider`. */
  audience?: ComponentType<AudienceProps>;
  url?: string;
  settings?: Partial<Settings>;
  source?: SmallOverrides;
  middleware?: FetchMiddleware;
  /** Whether the network is down for a request. */
  isDown?: (url: string) => boolean;
  /** Whether the screen is so wide that a card stands beside its list. */
  isDesk?: boolean;
}

/**
 * Renders the rider's page with the service and the small source. jsdom has no WebGL, so the page has
 * only its lists, as in a browser without WebGL.
 */
export function renderRider({
  audience: Audience = Rider,
  url = '/',
  settings,
  source,
  middleware = (request, answer) => answer(request),
  isDown = () => false,
  isDesk = false,
}: RiderOptions = {}) {
  const city = smallSource(source);
  const features = {
    vehicles: true,
    parking: true,
    times: city.times !== undefined,
    notices: city.alerts !== undefined,
    ...Object.fromEntries(ADDED_NAMES.map((name) => [name, city[name] !== undefined])),
  };
  const all = theSettings({ routes: [...(city.city?.routes ?? [])], features, ...settings });
  const service = createService(city, all, () => NOON);
  const requests: string[] = [];
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isDesk && query === CARD_BESIDE_LIST,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    requests.push(String(input));
    const request = new Request(new URL(input, 'http://city.test'));
    init?.signal?.throwIfAborted();
    if (isDown(request.url)) throw new TypeError('Failed to fetch');
    return middleware(request, service);
  });
  window.history.replaceState(null, '', url);
  return {
    requests,
    ...render(<Audience settings={all} lang="en" words={wordsFor(cityWordsOf(all))} />),
  };
}
