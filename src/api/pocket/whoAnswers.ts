import { OPERATIONS } from '../../contract/operations.ts';
import type { LocalAnswer } from './startPocket.ts';

/** Who answers beside the service; null until the page has the whole city. */
let local: LocalAnswer | null = null;

export function answerLocally(answer: LocalAnswer | null): void {
  local = answer;
}

/** Asks the city in the page only. Null if it isn't there or does not know. @param path with its query */
export const askLocally = async (path: string): Promise<Response | null> =>
  local === null ? null : local(path);

/** What doesn't depend on live data: the page's own answer is the service's. */
const LOCAL_FIRST = [OPERATIONS.search.path, '/timetables/'];
/** What the page can answer by the timetable while the service can't be reached. */
const LOCAL_LAST = [
  OPERATIONS.getnear,
  OPERATIONS.getnearbystops,
  OPERATIONS.getstoplocation,
  OPERATIONS.gettrip,
  OPERATIONS.getjourneys,
].map(({ path }) => path);

const hasAny = (path: string, parts: readonly string[]) =>
  parts.some((part) => path.includes(part));

/** The path and query of a request to the page's own server; null for another one. */
function ownPath(input: RequestInfo | URL): string | null {
  const url = new URL(input instanceof Request ? input.url : input, globalThis.location.href);
  return url.origin === globalThis.location.origin ? url.pathname + url.search : null;
}

/**
 * Sends a request to whoever answers best: the city in the page first where nothing is live, or after the service has
 * failed. Without the city in the page it is `fetch`.
 */
export const fetchFromCity: typeof fetch = async (input, init) => {
  const path = local === null ? null : ownPath(input);
  if (local === null || path === null) return fetch(input, init);
  if (hasAny(path, LOCAL_FIRST)) return (await local(path)) ?? fetch(input, init);
  if (!hasAny(path, LOCAL_LAST)) return fetch(input, init);
  try {
    const response = await fetch(input, init);
    if (response.status < 500) return response;
    return (await local(path)) ?? response;
  } catch (error) {
    if (init?.signal?.aborted === true) throw error;
    const answer = await local(path);
    if (answer === null) throw error;
    return answer;
  }
};
