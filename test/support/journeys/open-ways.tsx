import { vi } from 'vitest';

import { NOON } from '../cities/small-source.ts';
import { supply } from '../cities/supply.ts';
import { renderRider, type RiderOptions } from '../page/render-rider.tsx';
import { stubIntersectionObserver } from '../page/stubIntersectionObserver.ts';
import { timesOf } from '../times/departures.ts';
import { journeysResponse } from './journeys-answer.ts';

/** Before each test of a page with ways: it is noon, and the page can watch and scroll its rows. */
export function beginAtNoon(): void {
  stubIntersectionObserver();
  Element.prototype.scrollIntoView = () => {};
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
}

/**
 * A rider's page with ways.
 *
 * @param answer of each question for ways, and whether that is one for a time
 * @returns also the questions, in order
 */
export function openWays(
  url: string,
  answer: (asksLater: boolean) => Response = () => journeysResponse([]),
  options: RiderOptions = {},
) {
  const asked: URL[] = [];
  const page = renderRider({
    url,
    source: { times: { ...timesOf(() => [], null), trip: supply(async () => null) } },
    middleware: async (request, service) => {
      const requested = new URL(request.url);
      if (!requested.pathname.endsWith('/getjourneys')) return service(request);
      asked.push(requested);
      return answer(requested.searchParams.has('at'));
    },
    ...options,
  });
  return { asked, ...page };
}
