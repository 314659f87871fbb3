import { render as renderElement } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';

import { en } from '../../src/lib/words/en.ts';
import { es } from '../../src/lib/words/es.ts';
import { Announcer } from '../../src/ui/text/Announcer.tsx';
import { LanguageProvider } from '../../src/ui/text/Language.tsx';

/** What a component is told to speak. */
interface RenderOptions {
  lang?: 'en' | 'es';
}

/** Renders a part of a page in its language, in feet, with its live region. */
export function render(element: ReactNode, { lang = 'en' }: RenderOptions = {}): RenderResult {
  const words = lang === 'en' ? en : es;
  return renderElement(element, {
    wrapper: ({ children }) => (
      <LanguageProvider lang={lang} words={words} units="feet" timeZone="America/Chicago">
        <Announcer>{children}</Announcer>
      </LanguageProvider>
    ),
  });
}
