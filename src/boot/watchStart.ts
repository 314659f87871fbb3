import { STARTED_EVENT } from '../lib/startedEvent.ts';
import { boot as en } from '../lib/words/en/boot.ts';
import type { BootWords } from '../lib/words/en/boot.ts';
import { boot as es } from '../lib/words/es/boot.ts';
import { rememberTries, triesSoFar } from './countTries.ts';

const WORDS: Readonly<Record<string, BootWords>> = { en, es };

/** Time limit for the first render, in milliseconds. It grows with each failed try, up to four times. */
const START_LIMIT = 15_000;
/** The wait before a try, in milliseconds. It doubles after each failed one. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;
/** Time limit for the download of one file, in milliseconds. */
const FILE_LIMIT = 30_000;

/** The first supported language of the URL and the browser's languages. */
const supportedLanguage = () =>
  [new URLSearchParams(location.search).get('lang') ?? '', ...navigator.languages]
    .map((tag) => tag.slice(0, 2))
    .find((lang) => lang in WORDS) ?? 'en';

/** Downloads a file into the browser's cache, or revalidates the cached copy. */
async function download(url: string): Promise<boolean> {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(FILE_LIMIT) });
  await response.blob();
  return response.ok;
}

/**
 * Watches the page start (R33). If one of its first scripts fails, or it does not render in time, shows
 * a message in the page's container, and reloads the page as soon as the page and those scripts can be
 * downloaded. The wait between tries doubles up to a minute, so that the page never reloads in a fast
 * loop.
 */
export function watchStart(): void {
  const triesBefore = triesSoFar();
  let tries = triesBefore;
  let hasFailed = false;
  let isStarted = false;
  let isTrying = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule() {
    clearTimeout(timer);
    timer = setTimeout(() => void tryAgain(), Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT));
    tries += 1;
  }

  async function tryAgain() {
    if (isStarted || isTrying) return;
    isTrying = true;
    const files = document.querySelectorAll('script[src],link[rel=modulepreload]');
    const urls = [...files].map((file) => file.getAttribute('src') ?? file.getAttribute('href'));
    try {
      // A 404 for a script means that there is a new build. The reload loads its scripts.
      const [isPage] = await Promise.all([location.href, ...urls].map((url) => download(`${url}`)));
      if (isPage && !isStarted) {
        rememberTries(tries);
        location.reload();
        return;
      }
    } catch {
      // The network is still down.
    }
    isTrying = false;
    schedule();
  }

  function fail() {
    if (isStarted || hasFailed) return;
    hasFailed = true;
    const lang = supportedLanguage();
    const { notLoaded, tryNow } = WORDS[lang] ?? en;
    const container = document.querySelector('#curbside');
    if (container !== null) {
      container.innerHTML = `<main lang=${lang} style="padding:1rem;font:1.125rem/1.5 system-ui"><p role=alert>${notLoaded}</p><button type=button>${tryNow}</button></main>`;
      container.querySelector('button')?.addEventListener('click', () => void tryAgain());
    }
    schedule();
  }

  addEventListener(STARTED_EVENT, () => {
    isStarted = true;
    clearTimeout(timer);
    if (triesBefore > 0) rememberTries(0);
  });
  // The page's entry script also fails if one of its imports does. Such errors do not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) fail();
    },
    true,
  );
  addEventListener('online', () => {
    if (hasFailed) void tryAgain();
  });
  setTimeout(fail, START_LIMIT * Math.min(1 + triesBefore, 4));
}
