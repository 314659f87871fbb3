import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';

import { ApiError } from '../api/ApiError.ts';
import { failureReason } from '../lib/words/failureReason.ts';
import { ChunkLoadError } from '../lib/ChunkLoadError.ts';
import { STARTED_EVENT } from '../lib/startedEvent.ts';
import type { PageWords } from '../lib/words/en/pageWords.ts';
import { loadPageWords } from '../lib/words/loadWords.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Notice } from '../ui/panels/Notice.tsx';
import { canAutoReload, reloadIfReachable } from '../ui/loading/lazyComponent.ts';

/** Until the next try, in milliseconds; twice as long after each, up to the longest. */
const INITIAL_RETRY_DELAY = 5_000;
const MAX_RETRY_DELAY = 30_000;
/** A page that never started has nothing to lose. */
const MIN_RELOAD_INTERVAL = 60_000;

/** What one try came to. */
interface LoadResult {
  readonly page: ReactNode;
  /** False where it says only what keeps the page from starting. */
  readonly isStarted: boolean;
}

function failureText({ failures, page }: PageWords, error: unknown): string {
  if (error instanceof ApiError)
    return failures.part('Curbside (curbside.json)', failureReason(error, failures));
  return error instanceof ChunkLoadError
    ? failures.part('Curbside', failures.chunk)
    : page.broken('Curbside');
}

/**
 * Shows the page that `load` gives. Where that fails, it is said why, and `load` is called until it
 * does not: at once when a person presses, else by itself, since nobody stands beside a display that
 * had power before it had a network (A12). A script that could not be loaded is not asked for again:
 * the page is reloaded instead (R33).
 *
 * @param load throws `ApiError` where the settings could not be read, `ChunkLoadError` where a script
 *   could not be loaded
 * @param lang the language to say it in
 */
export async function startPage(
  container: HTMLElement,
  lang: string,
  load: () => Promise<LoadResult>,
): Promise<void> {
  const root = createRoot(container);
  const show = (page: ReactNode) => {
    root.render(page);
    window.dispatchEvent(new Event(STARTED_EVENT));
  };
  let missing: ChunkLoadError | null = null;
  for (let wait = INITIAL_RETRY_DELAY; ; wait = Math.min(2 * wait, MAX_RETRY_DELAY)) {
    try {
      // Importing it again would fail at once (decision 0023).
      if (missing !== null) throw missing;
      const { page, isStarted } = await load();
      show(page);
      if (isStarted) return;
      await new Promise((resolve) => setTimeout(resolve, wait));
    } catch (error) {
      if (error instanceof ChunkLoadError) missing = error;
      const language = await loadPageWords(lang);
      document.documentElement.lang = language.lang;
      const { page } = language.words;
      const isPressed = await new Promise<boolean>((resolve) => {
        const showNotice = (sentence: string) =>
          show(
            <main>
              <Notice
                tone="failure"
                action={
                  <Button onClick={retry}>{missing === null ? page.retry : page.reload}</Button>
                }
              >
                {sentence}
              </Notice>
            </main>,
          );
        const retry = () => {
          showNotice(page.loading);
          resolve(true);
        };
        showNotice(failureText(language.words, error));
        setTimeout(() => resolve(false), wait);
      });
      if (!(error instanceof ApiError) && (isPressed || canAutoReload(MIN_RELOAD_INTERVAL)))
        await reloadIfReachable();
    }
  }
}
