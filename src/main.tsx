import { readSettings } from './api/readSettings.ts';
import { audienceFromUrl } from './audiences/audienceFromUrl.ts';
import { startPage } from './audiences/startPage.tsx';
import { importChunk } from './lib/loading/ChunkLoadError.ts';
import { cityWordsOf } from './lib/words/city-words.ts';
import { findLanguage, loadPageWords } from './lib/words/loadWords.ts';

const parameters = new URLSearchParams(window.location.search);
const wanted = [...parameters.getAll('lang').slice(0, 1), ...navigator.languages];
// Asked before the settings are known, so that the list of languages loads beside them.
const anyLanguage = findLanguage(wanted);

async function readSettingsFirst() {
  const read = await readSettings(fetch, '/curbside.json');
  if (!('settings' in read)) return read;
  if (read.settings.feeds) {
    const { adoptListedIDs } = await importChunk(() => import('./audiences/adoptListedIDs.ts'));
    adoptListedIDs(read.settings);
  }
  return read;
}

async function load() {
  const [read, { Page, prepare }] = await Promise.all([
    readSettingsFirst(),
    audienceFromUrl(parameters),
  ]);
  if ('error' in read) throw read.error;
  if ('settings' in read) {
    const lang = await findLanguage(wanted, read.settings.languages);
    const [core] = await Promise.all([
      loadPageWords(lang, cityWordsOf(read.settings)),
      prepare?.(read.settings, lang),
    ]);
    return { page: <Page settings={read.settings} {...core} />, isStarted: true };
  }
  const { renderSettingsError } = await importChunk(
    () => import('./audiences/SettingsErrorPage.tsx'),
  );
  return { page: await renderSettingsError(await anyLanguage, read.issues), isStarted: false };
}

const container = document.querySelector<HTMLElement>('#curbside');
if (container !== null) void startPage(container, anyLanguage, load);
