import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ZoneNote } from '../../../src/features/events/ZoneNote.tsx';
import { en } from '../../../src/lib/words/en/words.ts';
import { LanguageProvider } from '../../../src/ui/text/Language.tsx';
import { render } from '../../support/page/render.tsx';

const noteIn = (timeZone: string) =>
  render(
    <LanguageProvider lang="en" words={en} units="feet" timeZone={timeZone}>
      <ZoneNote />
    </LanguageProvider>,
  );

test('R28: names the time zone of the times if the device is in another one', () => {
  noteIn('Pacific/Auckland');
  expect(screen.getByText(en.lists.otherZone('Pacific/Auckland'))).toBeTruthy();
});

test('R28: shows nothing if the device is in the same time zone', () => {
  const { container } = noteIn(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(container.querySelector('p')).toBeNull();
});
