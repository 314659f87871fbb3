import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';

import { ApiError } from '../api/ApiError.ts';
import { failureReason } from '../lib/words/failureReason.ts';
import type { FirstWords } from '../lib/words/en/core.ts';
import { firstWordsOf } from '../lib/words/chooseLanguage.ts';
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

const failureText = (words: FirstWords, error: unknown) =>
  error instanceof ApiError
    ? words.failures.part('Curbside (curbside.json)', failureReason(error, words.failures))
    : words.page.broken('Curbside');

/**
 * Shows the page that `load` gives. Where that fails, it is said why, and `load` is called until it
 * does not: at once when a person presses, else by itself, since nobody stands beside a display that
 * had power before it had a network (A12).
 *
 * @param load throws `ApiError` where the settings could not be read, and whatever a part of the
 *   page throws whose code could not be had
 * @param lang the language to say it in
 */
export async function startPage(
  container: HTMLElement,
  lang: string,
  load: () => Promise<LoadResult>,
): Promise<void> {
  const root = createRoot(container);
  for (let wait = INITIAL_RETRY_DELAY; ; wait = Math.min(2 * wait, MAX_RETRY_DELAY)) {
    try {
      const { page, isStarted } = await load();
      root.render(page);
      if (isStarted) return;
      await new Promise((resolve) => setTimeout(resolve, wait));
    } catch (error) {
      const language = await firstWordsOf(lang);
      document.documentElement.lang = language.lang;
      const { page } = language.words;
      await new Promise<void>((resolve) => {
        const showNotice = (sentence: string) =>
          root.render(
            <main>
              <Notice tone="failure" action={<Button onClick={retry}>{page.retry}</Button>}>
                {sentence}
              </Notice>
            </main>,
          );
        const retry = () => {
          showNotice(page.loading);
          resolve();
        };
        showNotice(failureText(language.words, error));
        setTimeout(resolve, wait);
      });
      // A browser may keep a module that failed for as long as the page lives.
      if (!(error instanceof ApiError) && canAutoReload(MIN_RELOAD_INTERVAL))
        await reloadIfReachable();
    }
  }
}
