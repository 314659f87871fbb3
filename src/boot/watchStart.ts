import { downloadAgain, loadedFiles } from '../lib/loading/downloadAgain.ts';
import {
  BOOT_WORDS,
  CITY_NAME_KEY,
  FAILED_EVENT,
  STARTED_EVENT,
} from '../lib/names/start-names.ts';
import { boot as english } from '../lib/words/compiled/en/boot.ts';

const KEY = 'curbside:tries';

/** The assumed number of tries after a reload without a stored count: the next try waits 8 s. */
const UNCOUNTED = 3;

/** How often this tab has tried to load the page. The count survives the reload after each try. */
function triesSoFar(): number {
  let counted = 0;
  try {
    counted = Number(sessionStorage.getItem(KEY));
  } catch {
    // The browser blocks storage.
  }
  if (counted > 0) return counted;
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload' ? UNCOUNTED : 0;
}

/** Stores the number of tries for this tab. A frame must not store anything, so it has no count. */
function rememberTries(tries: number): void {
  try {
    if (window.top === window) sessionStorage.setItem(KEY, `${tries}`);
  } catch {
    // The browser blocks storage, or it is full.
  }
}

/** The time until a display shows that it starts, in milliseconds. */
const START_DELAY = 100;
/** Time limit for the first render, in milliseconds. It grows with each failed try, up to four times. */
const START_LIMIT = 15_000;
/** The same for a frame, whose message also gives the full map's address. */
const FRAME_START_LIMIT = 8_000;
/** The wait before a try, in milliseconds. It doubles after each failed one. */
const FIRST_WAIT = 1_000;
/** Also the time limit for the download of one file. */
const LONGEST_WAIT = 60_000;
/** Shorter, because nobody presses the button of a display. */
const LONGEST_DISPLAY_WAIT = 10_000;
/** The longest wait before the first try, for a page that reloads without ever starting: 4 reloads an hour. */
const LONGEST_RELOAD_WAIT = 900_000;

type Words = typeof english & { readonly lang: string };

const ENGLISH: Words = { ...english, lang: 'en' };

/** How long the words of another language may take to load, in milliseconds. */
const WORDS_LIMIT = 1_000;

/** Readers in Taiwan, Hong Kong and Macau read the traditional script. */
const IS_TRADITIONAL = /^zh.*(?:hant|tw|hk|mo)/;

/**
 * The words in the first language of the URL and the browser that the page has. Those of other languages than English are in
 * a file, so that the page doesn't grow with each language. Without it, they are English.
 */
async function otherWords(wanted: readonly string[]): Promise<Words> {
  try {
    const response = await fetch(BOOT_WORDS, { signal: AbortSignal.timeout(WORDS_LIMIT) });
    const all: Readonly<Record<string, typeof english>> = await response.json();
    for (const tag of wanted) {
      const language = tag.replace(/-.*/, '');
      if (language === 'en') break;
      const forms = Object.entries(all).filter(([one]) => one.toLowerCase().startsWith(language));
      const isTraditional = IS_TRADITIONAL.test(tag);
      const found =
        forms.find(([one]) => IS_TRADITIONAL.test(one.toLowerCase()) === isTraditional) ?? forms[0];
      if (found !== undefined) return { ...found[1], lang: found[0] };
    }
  } catch {
    // The network is down.
  }
  return ENGLISH;
}

/**
 * Watches the page start. If one of its first scripts fails, or it does not render in time, shows
 * a message over the page, and reloads the page as soon as the page and the scripts that it has
 * loaded so far can be downloaded. The wait between tries doubles, so that the page never reloads in a fast loop. A display
 * shows the city's name from the start.
 */
export function watchStart(): void {
  const parameters = new URLSearchParams(location.search);
  const isDisplay = parameters.get('view') === 'kiosk';
  const isFrame = parameters.get('view') === 'embed';
  // Before the first frame is painted, in the colors of index.html.
  document.documentElement.dataset['theme'] = parameters.get('theme') ?? '';
  const triesBefore = triesSoFar();
  let wait = Math.min(FIRST_WAIT * 2 ** triesBefore, LONGEST_RELOAD_WAIT);
  let hasFailed = false;
  let isStarted = false;
  let isTrying = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Over the page, not in its container: React fills that, and may do so while the message is shown.
  const message = document.createElement('div');

  function schedule() {
    clearTimeout(timer);
    timer = setTimeout(() => void tryAgain(), wait);
    wait = Math.min(2 * wait, isDisplay ? LONGEST_DISPLAY_WAIT : LONGEST_WAIT);
  }

  function show(name: 'notLoaded' | 'starting', words: Words) {
    if (isStarted) return;
    document.querySelector('#curbside')?.after(message);
    const font = isDisplay ? '5vmin' : '1.125rem';
    message.innerHTML = `<main lang=${words.lang} dir=auto style="position:fixed;inset:0;z-index:9;padding:1rem;font:${font}/1.5 system-ui;background:Canvas"><p role=alert>${words[name]}</p><button>${words.tryNow}`;
    // As text, because the host may forbid new tabs.
    if (isFrame) message.firstElementChild?.append(` ${location.href.replace(/view=embed&?/, '')}`);
    message.querySelector('button')?.addEventListener('click', () => void tryAgain());
    // The city of the last start. Last, because it throws if the browser blocks storage.
    if (isDisplay)
      message.querySelector('button')?.replaceWith(localStorage.getItem(CITY_NAME_KEY) ?? '');
  }

  function say(name: 'notLoaded' | 'starting') {
    const wanted = [parameters.get('lang') ?? '', ...navigator.languages]
      .filter((tag) => tag !== '')
      .map((tag) => tag.toLowerCase());
    if (/^en\b/.test(wanted[0] ?? 'en')) show(name, ENGLISH);
    else void otherWords(wanted).then((words) => show(name, words));
  }

  async function tryAgain() {
    if (isStarted || isTrying) return;
    isTrying = true;
    // Also those that hang, which are not among the loaded files.
    const scripts = document.querySelectorAll<HTMLScriptElement>('script[src]');
    const urls = new Set([location.href, ...[...scripts].map(({ src }) => src), ...loadedFiles()]);
    try {
      // A 404 for a script means that there is a new build. The reload loads its scripts.
      const [page] = await Promise.all([...urls].map((url) => downloadAgain(url, LONGEST_WAIT)));
      if (page?.ok && !isStarted) {
        rememberTries(triesBefore + 1);
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
    schedule();
    say('notLoaded');
  }

  addEventListener(STARTED_EVENT, () => {
    isStarted = true;
    clearTimeout(timer);
    message.remove();
    if (triesBefore > 0) rememberTries(0);
  });
  addEventListener(FAILED_EVENT, () => {
    isStarted = false;
    fail();
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
  // Delayed, because the container is not parsed yet, and a page that starts at once needs no message.
  if (isDisplay) timer = setTimeout(() => say('starting'), START_DELAY);
  setTimeout(fail, (isFrame ? FRAME_START_LIMIT : START_LIMIT) * Math.min(1 + triesBefore, 4));
}
