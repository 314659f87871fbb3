import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useFrameWords } from '../../../../src/audiences/builder/code/useFrameWords.ts';
import { SettingsContext } from '../../../../src/city/reads/SettingsContext.ts';
import { LOADERS } from '../../../../src/lib/words/compiled/loaders.ts';
import { forgetWords, loadWords } from '../../../../src/lib/words/loadWords.ts';
import { LanguageProvider } from '../../../../src/ui/text/Language.tsx';
import { theSettings } from '../../../support/builders.ts';
import { en, es } from '../../../support/words/catalogs.ts';

/** What the code of a frame in Spanish says. */
function Said() {
  const { words, list } = useFrameWords('es');
  return `${words.journeys.directions}: ${list(['A', 'B'])}`;
}

const open = () =>
  render(
    <SettingsContext value={theSettings()}>
      <LanguageProvider lang="en" words={en} units="feet" timeZone="America/Chicago" routes={[]}>
        <Said />
      </LanguageProvider>
    </SettingsContext>,
  );

beforeEach(() => forgetWords('es'));
// The other files of the process expect that it is loaded.
afterEach(async () => {
  vi.restoreAllMocks();
  forgetWords('es');
  await loadWords('es');
});

test('B19: the code is in the frame’s language', async () => {
  open();
  expect(await screen.findByText(`${es.journeys.directions}: A y B`)).toBeTruthy();
});

test('B19: the code is in the builder’s language where that of the frame can’t be loaded', async () => {
  const spanish = LOADERS['es'];
  if (spanish === undefined) throw new Error('there is no Spanish');
  const rest = vi.spyOn(spanish, 'rest').mockRejectedValue(new TypeError('no module'));
  open();
  await vi.waitFor(() => expect(rest).toHaveBeenCalled());
  await loadWords('es');
  expect(await screen.findByText(`${en.journeys.directions}: A and B`)).toBeTruthy();
  expect(screen.queryByText(/A y B/)).toBeNull();
});
