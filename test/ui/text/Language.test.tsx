import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';

import { FULL_CITY } from '../../../src/lib/words/city-words.ts';
import { loadPageWords } from '../../../src/lib/words/loadWords.ts';
import { LanguageProvider, useLanguage } from '../../../src/ui/text/Language.tsx';
import { holdSpanish } from '../../support/page/holdSpanish.ts';
import { en } from '../../support/words/catalogs.ts';

const spanish = holdSpanish();

const Frame = () => <p>{useLanguage('page').words.routes.heading}</p>;
const Part = () => <p>{useLanguage().words.follow.stop}</p>;

async function renderPart(lang: string) {
  // React retries a part that suspended inside `act` only if `act` is awaited.
  await act(async () => {
    render(
      <LanguageProvider lang={lang} words={en} units="feet" timeZone="America/Chicago">
        <Frame />
        <Suspense fallback={<p>waiting</p>}>
          <Part />
        </Suspense>
      </LanguageProvider>,
    );
  });
}

test('R23: a part shows its fallback until its words have loaded, and the frame does not wait', async () => {
  await renderPart('es');
  expect(screen.getByText('Routes')).toBeTruthy();
  expect(screen.getByText('waiting')).toBeTruthy();
  spanish.load();
  expect(await screen.findByText('Dejar de seguir')).toBeTruthy();
  expect(screen.queryByText('waiting')).toBeNull();
});

test('G2: a stop has the number that is on its sign on cards too', async () => {
  const city = { ...FULL_CITY, feeds: ['north', 'south'] };
  const { words } = await loadPageWords('en', city);
  const Card = () => <p>{useLanguage().words.stops.stopID('north:100')}</p>;
  await act(async () => {
    render(
      <LanguageProvider lang="en" words={words} units="feet" timeZone="America/Chicago" city={city}>
        <Suspense>
          <Card />
        </Suspense>
      </LanguageProvider>,
    );
  });
  expect(await screen.findByText('Stop 100')).toBeTruthy();
});
