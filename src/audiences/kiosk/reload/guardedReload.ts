import { downloadAgain, loadedFiles } from '../../../lib/loading/downloadAgain.ts';

/** Milliseconds from one reload to the next, whatever asks for it: at most four an hour. */
const MIN_RELOAD_INTERVAL = 15 * 60_000;
const KEY = 'curbside:reloads';
/** After this time without an answer the server counts as unreachable, in milliseconds. */
const REACHABLE_WITHIN = 10_000;
/** Time limit for the download of one file, in milliseconds. */
const DOWNLOADED_WITHIN = 60_000;

interface Reloads {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly last: number;
}

function storedReloads(): Reloads | null {
  try {
    const [count = 0, last = 0] = (sessionStorage.getItem(KEY) ?? '').split(' ').map(Number);
    return count > 0 && Number.isFinite(last) ? { count, last } : null;
  } catch {
    // The browser blocks storage.
    return null;
  }
}

/** How often this display has reloaded itself since its browser started. */
export const reloadCount = (): number => storedReloads()?.count ?? 0;

/** Whether the last reload is long enough ago. Without a stored time, how the page was opened decides. */
export function mayReload(): boolean {
  if (performance.now() >= MIN_RELOAD_INTERVAL) return true;
  const stored = storedReloads();
  // A clock that was set back must not block reloads for longer than the page's own age does.
  if (stored !== null) return Date.now() - stored.last >= MIN_RELOAD_INTERVAL;
  return !performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
}

/** The build ID in a document of the page; undefined in any other document, such as a login page. */
export const buildOf = (html: string): string | undefined =>
  /<meta name="curbside-build" content="([^"]*)"/.exec(html)?.[1];

/** The build of this page; undefined in development. */
export const ownBuild = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="curbside-build"]')?.content;

/** The page's document from the server, or null if it can't be reached or answers with something else. */
async function probe(): Promise<string | null> {
  try {
    const response = await fetch(window.location.href, {
      cache: 'no-store',
      signal: AbortSignal.timeout(REACHABLE_WITHIN),
    });
    const html = response.ok ? await response.text() : '';
    // In development the page has no build ID.
    return buildOf(html) !== undefined || (html !== '' && ownBuild() === undefined) ? html : null;
  } catch {
    return null;
  }
}

/** The scripts and styles that a document of the page names. */
const filesIn = (html: string): string[] =>
  [...html.matchAll(/\b(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, url = '']) => url);

/** The scripts and styles that this page has requested so far, also those that failed or hang. */
const requestedFiles = (): string[] => [
  ...[...document.querySelectorAll('script[src],link[rel=modulepreload],link[rel=stylesheet]')].map(
    (link) => link.getAttribute('src') ?? link.getAttribute('href') ?? '',
  ),
  ...loadedFiles().map((url) => new URL(url).pathname),
];

/** Asks the server whether the browser's copy of a file is current. */
const revalidate = (url: string): Promise<Response> =>
  fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(REACHABLE_WITHIN) });

/**
 * Whether the page can start: all files of the server's document, so that a half-finished deployment
 * isn't loaded, and all files that this page has requested, unless a new build has removed them.
 *
 * @param read requests a file
 */
async function canStart(html: string, read: (url: string) => Promise<Response>): Promise<boolean> {
  const needed = filesIn(html);
  const isThere = async (url: string) => {
    try {
      const { status } = await read(url);
      return status === 200 || (status === 404 && !needed.includes(url));
    } catch {
      return false;
    }
  };
  const files = new Set([...needed, ...requestedFiles()]);
  return (await Promise.all([...files].map(isThere))).every(Boolean);
}

let isProbing = false;
/** When this page asked the browser for a reload, in milliseconds of `performance.now`. */
let reloadedAt = Number.NEGATIVE_INFINITY;

/** Begins as a newly opened page. For tests, which open several pages with one copy of the code. */
export function forgetReload(): void {
  isProbing = false;
  reloadedAt = Number.NEGATIVE_INFINITY;
}

/**
 * Reloads the display, if its server answers with the page and all of its files, and the last reload was 15 minutes
 * ago. The new page gets fresh copies of the files, because one may have arrived broken. Every reload of a running
 * display goes through here. At most one is under way: another one would cancel a navigation that still loads. A page
 * that is still there after 15 minutes may try again.
 *
 * @param isWanted decides by the document that the server has now
 * @returns whether the page is reloading
 */
export async function guardedReload(
  isWanted: (html: string) => boolean = () => true,
): Promise<boolean> {
  if (isProbing || performance.now() - reloadedAt < MIN_RELOAD_INTERVAL || !mayReload())
    return false;
  isProbing = true;
  try {
    const html = await probe();
    if (html === null || !isWanted(html) || !(await canStart(html, revalidate))) return false;
    // Only now, because this may be called every few seconds for as long as one file is missing.
    const download = (url: string) => downloadAgain(url, DOWNLOADED_WITHIN);
    if (!(await canStart(html, download))) return false;
    try {
      sessionStorage.setItem(KEY, `${reloadCount() + 1} ${Date.now()}`);
    } catch {
      // `mayReload` then decides by how the page was opened.
    }
    reloadedAt = performance.now();
    window.location.reload();
    return true;
  } finally {
    isProbing = false;
  }
}
