import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

import { importChunk } from '../../lib/loading/ChunkLoadError.ts';
import { downloadAgain, loadedFiles } from '../../lib/loading/downloadAgain.ts';

/** `React.lazy` for a named export. The component throws `ChunkLoadError` if its code can't be loaded. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await importChunk(load) }));
}

/** Time limit for the downloads before a reload, in milliseconds: enough for all scripts over a slow network. */
const DOWNLOADED_WITHIN = 20_000;

/**
 * Reloads the page if the server can be reached; otherwise the page stays as it is. The URL
 * holds the view, so a reload restores it. Before that, downloads the page's scripts again, because one of
 * them may be broken.
 *
 * @returns whether the page is reloading
 */
export async function reloadIfReachable(): Promise<boolean> {
  try {
    const [page] = await Promise.all(
      [window.location.href, ...loadedFiles()].map((url) => downloadAgain(url, DOWNLOADED_WITHIN)),
    );
    if (page?.ok) window.location.reload();
    return page?.ok === true;
  } catch {
    return false;
  }
}
