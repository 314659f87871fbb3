import { OPERATIONS } from '../../contract/operations/operations.ts';
import { followRequest } from './service-state.ts';
import type { LocalAnswer } from './startPocket.ts';

/** Who answers beside the service; null until the page has the whole city. */
let local: LocalAnswer | null = null;
let tellOpened: (answer: LocalAnswer) => void = () => {};
const untilOpened = () => new Promise<LocalAnswer>((resolve) => (tellOpened = resolve));
/** Resolves once the page has the whole city. */
let opened = untilOpened();

/** @param answer null for a page that has no city, or no longer has one */
export function answerLocally(answer: LocalAnswer | null): void {
  local = answer;
  if (answer === null) opened = untilOpened();
  else tellOpened(answer);
}

/** Resolves once the page has the whole city, which answers without the service. */
export const untilCityInPage = (): Promise<unknown> => opened;

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
  OPERATIONS.getstops,
  OPERATIONS.getarrivals,
  OPERATIONS.gettrip,
  OPERATIONS.getjourneys,
].map(({ path }) => path);

const hasAny = (path: string, parts: readonly string[]) =>
  parts.some((part) => path.includes(part));

/**
 * Reads from the service, or from the city in the page: first from the city what isn't live, and from the city what the
 * service fails to answer, or not in time. A page without the city reads everything from the service.
 */
export const fetchFromCity: typeof fetch = async (input, init) => {
  const { pathname, search, origin } = new URL(
    input instanceof Request ? input.url : input,
    globalThis.location.href,
  );
  const path = origin === globalThis.location.origin ? pathname + search : '';
  const first = hasAny(path, LOCAL_FIRST) ? await askLocally(path) : null;
  if (first !== null) return first;
  const request = fetch(input, init);
  // Documents are files: without them the page still works.
  if (pathname.endsWith('.json')) return request;
  const { signal } = init ?? {};
  const isAborted = () => signal?.aborted === true && signal.reason?.name !== 'TimeoutError';
  const isInTime = await followRequest(pathname, request, isAborted);
  if (isInTime || isAborted() || !hasAny(path, LOCAL_LAST)) return request;
  // A late answer may come before the city has been read, and a failed one has come.
  const answer =
    local ??
    (await Promise.race([
      opened,
      request.then(
        () => null,
        () => null,
      ),
    ]));
  return (await answer?.(path)) ?? request;
};
