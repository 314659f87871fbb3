import { STARTED_EVENT } from '../lib/startedEvent.ts';
import { boot as en } from '../lib/words/en/boot.ts';
import type { BootWords } from '../lib/words/en/boot.ts';
import { boot as es } from '../lib/words/es/boot.ts';
import { rememberTries, triesSoFar } from './countTries.ts';

const WORDS: Readonly<Record<string, BootWords>> = { en, es };

/** Milliseconds that the page has to render; as much again after each failed try, up to four times. */
const START_LIMIT = 15_000;
/** Milliseconds until a try, twice as long after each failed one. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;
/** Milliseconds for one file of the page. */
const FILE_LIMIT = 30_000;

/** The first language of the URL and the browser that the page speaks. */
const spokenLanguage = () =>
  [new URLSearchParams(location.search).get('lang') ?? '', ...navigator.languages]
    .map((tag) => tag.slice(0, 2))
    .find((lang) => lang in WORDS) ?? 'en';

/** Downloads a file into the browser's cache; a copy that is there already is checked with the server. */
async function download(url: string): Promise<boolean> {
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(FILE_LIMIT) });
  await response.blob();
  return response.ok;
}

/**
 * Watches the page start. When one of its first scripts fails, or nothing is rendered in time, it says
 * so in the page's container and reloads the page once the page and those scripts can be downloaded
 * (R33). It waits ever longer between tries, up to a minute, so that it never reloads in a fast loop.
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
      // A script that answers 404 belongs to an older build: the reload brings the names of the new one.
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
    const lang = spokenLanguage();
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
  // The page's own script also fails where one that it imports does.
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
