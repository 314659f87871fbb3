import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { ApiError } from '../api/ApiError.ts';
import { ChunkLoadError } from '../lib/ChunkLoadError.ts';
import { STARTED_EVENT } from '../lib/startedEvent.ts';
import type { PageWords } from '../lib/words/en/pageWords.ts';
import { failureReason } from '../lib/words/failureReason.ts';
import { loadPageWords } from '../lib/words/loadWords.ts';
import { Button } from '../ui/controls/Button.tsx';
import { canAutoReload, reloadIfReachable } from '../ui/loading/lazyComponent.ts';
import { Notice } from '../ui/panels/Notice.tsx';

/** Milliseconds until the next try. Each wait is twice as long as the last one, up to the maximum. */
const INITIAL_RETRY_DELAY = 5_000;
const MAX_RETRY_DELAY = 30_000;
/** Milliseconds between two automatic reloads: short, because a page that never started has no state to lose. */
const MIN_RELOAD_INTERVAL = 60_000;

/** The result of one try. */
interface LoadResult {
  readonly page: ReactNode;
  /** False if the page only shows why it cannot start. */
  readonly isStarted: boolean;
}

function failureText({ failures, page }: PageWords, error: unknown): string {
  if (error instanceof ApiError)
    return failures.part('Curbside (curbside.json)', failureReason(error, failures));
  return error instanceof ChunkLoadError
    ? failures.part('Curbside', failures.chunk)
    : page.partFailed('Curbside');
}

/**
 * Shows the page that `load` returns. If `load` fails, shows why and calls it again: at once when
 * someone presses the button, otherwise after a delay, because nobody attends a display that got power
 * before it got a network (A12). A script that could not be loaded is not imported again; the page
 * reloads instead (R33).
 *
 * @param lang BCP 47 tag, the language of the failure notice
 * @param load throws `ApiError` if the settings could not be read, `ChunkLoadError` if a script could
 *   not be loaded
 */
export async function startPage(
  container: HTMLElement,
  lang: string,
  load: () => Promise<LoadResult>,
): Promise<void> {
  const root = createRoot(container);
  const show = (page: ReactNode) => {
    root.render(<StrictMode>{page}</StrictMode>);
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
