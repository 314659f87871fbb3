import { createRoot } from 'react-dom/client';

import { readSettings } from './api/readSettings.ts';
import { audienceFromUrl } from './audiences/audienceFromUrl.ts';
import { firstWordsOf, languageFor } from './lib/words/languageFor.ts';

async function start(container: HTMLElement) {
  const parameters = new URLSearchParams(window.location.search);
  const asked = parameters.get('lang');
  const [read, Audience] = await Promise.all([
    readSettings(fetch, '/curbside.json'),
    audienceFromUrl(parameters),
  ]);
  const root = createRoot(container);
  if ('settings' in read) {
    const lang = languageFor(asked, navigator.languages, read.settings.languages);
    root.render(<Audience settings={read.settings} {...await firstWordsOf(lang)} />);
    return;
  }
  const { cannotStart } = await import('./audiences/CannotStart.tsx');
  const lang = languageFor(asked, navigator.languages);
  root.render(await cannotStart(lang, 'faults' in read ? read.faults : []));
}

const container = document.querySelector<HTMLElement>('#curbside');
if (container !== null) void start(container);
