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

/** After this time without an answer the server counts as unreachable, in milliseconds. */
const REACHABLE_WITHIN = 10_000;
/** The same for all scripts at once, over a slow network. */
const FILES_WITHIN = 60_000;

/**
 * Reloads the page if the server can be reached; otherwise the page stays as it is (A34). The URL
 * holds the view, so a reload restores it. Before that, downloads the page's scripts again, because one of
 * them may be broken.
 *
 * @returns whether the page is reloading
 */
export async function reloadIfReachable(): Promise<boolean> {
  try {
    const { href } = window.location;
    const { ok } = await downloadAgain(href, REACHABLE_WITHIN);
    if (!ok) return false;
    await Promise.all(loadedFiles().map((url) => downloadAgain(url, FILES_WITHIN)));
    window.location.reload();
    return true;
  } catch {
    return false;
  }
}
