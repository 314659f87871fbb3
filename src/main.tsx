import './ui/base.css';

import { createRoot } from 'react-dom/client';

import { readSettings } from './api/readSettings.ts';
import { audienceFromUrl } from './audiences/audienceFromUrl.ts';
import { CannotStart } from './audiences/CannotStart.tsx';
import { Rider } from './audiences/rider/Rider.tsx';
import { languageFor, wordsOf } from './lib/words/languageFor.ts';

/**
 * The other audiences are fetched when they are asked for; the rider's list is in this very chunk,
 * because a rider waits for it.
 */
const AUDIENCES = {
  rider: async () => Rider,
  kiosk: async () => (await import('./audiences/kiosk/Kiosk.tsx')).Kiosk,
  embed: async () => (await import('./audiences/embed/Embed.tsx')).Embed,
};

async function start(container: HTMLElement) {
  const parameters = new URLSearchParams(window.location.search);
  const asked = parameters.get('lang');
  const [read, Audience] = await Promise.all([
    readSettings(fetch, '/curbside.json'),
    AUDIENCES[audienceFromUrl(parameters)](),
  ]);
  const root = createRoot(container);
  if ('settings' in read) {
    const lang = languageFor(asked, navigator.languages, read.settings.languages);
    const words = await wordsOf(lang);
    root.render(<Audience settings={read.settings} lang={lang} words={words} />);
    return;
  }
  const words = await wordsOf(languageFor(asked, navigator.languages, ['en', 'es']));
  root.render(<CannotStart words={words} faults={'faults' in read ? read.faults : []} />);
}

const container = document.querySelector<HTMLElement>('#curbside');
if (container !== null) void start(container);
