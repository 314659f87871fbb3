/** Milliseconds from one reload to the next, whatever asks for it: at most four an hour (A31). */
export const MIN_RELOAD_INTERVAL = 15 * 60_000;
const KEY = 'curbside:reloads';
/** After this time without an answer the server counts as unreachable, in milliseconds. */
const REACHABLE_WITHIN = 10_000;

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

/** Whether every script and style that the document names can be downloaded. */
async function canDownloadFiles(): Promise<boolean> {
  const links = document.querySelectorAll(
    'script[src],link[rel=modulepreload],link[rel=stylesheet]',
  );
  const urls = [...links].map(
    (link) => link.getAttribute('src') ?? link.getAttribute('href') ?? '',
  );
  const isOk = await Promise.all(
    [...new Set(urls)].map(async (url) => {
      try {
        const signal = AbortSignal.timeout(REACHABLE_WITHIN);
        const { status } = await fetch(url, { cache: 'no-cache', signal });
        // A new build has removed the file. The reload loads its own.
        return status < 400 || status === 404;
      } catch {
        return false;
      }
    }),
  );
  return isOk.every(Boolean);
}

let isReloading = false;

/**
 * Reloads the display, if its server answers with the page (A34) and the last reload was 15 minutes ago.
 * Every reload of a running display goes through here. At most one is under way.
 *
 * @param isWanted decides by the document that the server has now
 * @param needsFiles whether the page's scripts and styles must be downloadable, too
 * @returns whether the page is reloading
 */
export async function guardedReload(
  isWanted: (html: string) => boolean = () => true,
  needsFiles = false,
): Promise<boolean> {
  if (isReloading || !mayReload()) return false;
  isReloading = true;
  try {
    const html = await probe();
    if (html === null || !isWanted(html)) return false;
    if (needsFiles && !(await canDownloadFiles())) return false;
    try {
      sessionStorage.setItem(KEY, `${reloadCount() + 1} ${Date.now()}`);
    } catch {
      // `mayReload` then decides by how the page was opened.
    }
    window.location.reload();
    return true;
  } finally {
    isReloading = false;
  }
}
