import { readSettings } from './api/readSettings.ts';
import { audienceFromUrl } from './audiences/audienceFromUrl.ts';
import { startPage } from './audiences/startPage.tsx';
import { firstWordsOf, languageFor } from './lib/words/languageFor.ts';

const parameters = new URLSearchParams(window.location.search);
const speak = (offered?: readonly string[]) =>
  languageFor(parameters.get('lang'), navigator.languages, offered);

async function load() {
  const [read, Audience] = await Promise.all([
    readSettings(fetch, '/curbside.json'),
    audienceFromUrl(parameters),
  ]);
  if ('error' in read) throw read.error;
  if ('settings' in read) {
    const first = await firstWordsOf(speak(read.settings.languages));
    return { page: <Audience settings={read.settings} {...first} />, isStarted: true };
  }
  const { cannotStart } = await import('./audiences/CannotStart.tsx');
  return { page: await cannotStart(speak(), read.faults), isStarted: false };
}

const container = document.querySelector<HTMLElement>('#curbside');
if (container !== null) void startPage(container, speak(), load);
