import { render as renderElement } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';

import type { RouteSettings } from '../../../src/contract/settings/settings.ts';
import { loadWords } from '../../../src/lib/words/loadWords.ts';
import { Announcer } from '../../../src/ui/text/Announcer.tsx';
import { LanguageProvider } from '../../../src/ui/text/Language.tsx';

const ALL_WORDS = { en: await loadWords('en'), es: await loadWords('es') };

interface RenderOptions {
  lang?: 'en' | 'es';
  /** The city's routes, which decide what a vehicle looks like. */
  routes?: readonly RouteSettings[];
}

/** Renders a part of a page in its language, in feet, with its live region. */
export function render(
  element: ReactNode,
  { lang = 'en', routes = [] }: RenderOptions = {},
): RenderResult {
  return renderElement(element, {
    wrapper: ({ children }) => (
      <LanguageProvider
        lang={lang}
        words={ALL_WORDS[lang]}
        units="feet"
        timeZone="America/Chicago"
        routes={routes}
      >
        <Announcer>{children}</Announcer>
      </LanguageProvider>
    ),
  });
}
