import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import { ApiError } from '../api/ApiError.ts';
import { FAILED_EVENT } from '../lib/names/start-names.ts';
import { failureReason } from '../lib/words/failureReason.ts';
import { loadPageWords } from '../lib/words/loadWords.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Notice } from '../ui/panels/Notice.tsx';
import { setDocumentLanguage } from '../ui/text/setDocumentLanguage.ts';
import { Started } from './Started.tsx';

/** Milliseconds until the next try: short, so that a display starts soon after the network is back. */
const RETRY_DELAY = 5_000;

/** The result of one try. */
interface LoadResult {
  /** Contains a `Started` if the page is started. */
  readonly page: ReactNode;
  /** False if the page only shows why it cannot start. */
  readonly isStarted: boolean;
}

/**
 * Shows the page that `load` returns. If `load` fails, shows why and calls it again: at once when
 * someone presses the button, otherwise after a delay, because nobody attends a display that got power
 * before it got a network. After any other error, such as a script that could not be loaded, only a
 * reload helps: the boot script waits for one.
 *
 * @param lang BCP 47 tag of the language of the failure notice
 * @param load throws `ApiError` if the settings could not be read
 * @throws other errors of `load`, after the boot script has been told
 */
export async function startPage(
  container: HTMLElement,
  lang: Promise<string>,
  load: () => Promise<LoadResult>,
): Promise<void> {
  const root = createRoot(container);
  const show = (page: ReactNode) => root.render(<StrictMode>{page}</StrictMode>);
  /** Shows why the page can't start, which is not for the boot script to cover. */
  const showReason = (reason: ReactNode) =>
    show(
      <>
        {reason}
        <Started />
      </>,
    );
  for (;;) {
    try {
      const { page, isStarted } = await load();
      if (isStarted) return show(page);
      showReason(page);
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    } catch (error) {
      if (!(error instanceof ApiError)) {
        window.dispatchEvent(new Event(FAILED_EVENT));
        throw error;
      }
      const language = await loadPageWords(await lang);
      setDocumentLanguage(language.lang, language.words);
      const { page, failures } = language.words;
      await new Promise<void>((resolve) => {
        const showNotice = (sentence: string) =>
          showReason(
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
        showNotice(failures.part('Curbside (curbside.json)', failureReason(error, failures)));
        setTimeout(resolve, RETRY_DELAY);
      });
    }
  }
}
