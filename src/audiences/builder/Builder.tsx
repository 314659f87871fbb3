import { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { chooseLanguage } from '../../lib/words/chooseLanguage.ts';
import { cityWordsOf } from '../../lib/words/city-words.ts';
import { loadPageWords } from '../../lib/words/loadWords.ts';
import { AsyncBoundary } from '../AsyncBoundary.tsx';
import { AudienceRoot } from '../AudienceRoot.tsx';
import type { AudienceProps } from '../AudienceRoot.tsx';
import { Started } from '../Started.tsx';
import { BuilderPage } from './BuilderPage.tsx';
import { BuilderWordsProvider, useLoadedWords } from './BuilderWords.ts';

/** The builder's policy: it reads names once and polls nothing. The preview polls like any frame. */
function builderQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnWindowFocus: false, retry: false },
    },
  });
}

/** The page on which a web editor builds a frame (B19). `lang` in its URL is the frame's, `ui` its own. */
export function Builder({ settings, ...given }: AudienceProps) {
  const [queryClient] = useState(builderQueryClient);
  const [wanted] = useState(() =>
    chooseLanguage(
      new URLSearchParams(window.location.search).get('ui'),
      navigator.languages,
      settings.languages,
    ),
  );
  const [page, setPage] = useState(given);
  useEffect(() => {
    if (page.lang === wanted) return undefined;
    let isCurrent = true;
    const load = async () => {
      const loaded = await loadPageWords(wanted, cityWordsOf(settings));
      if (isCurrent) setPage(loaded);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [wanted, page.lang, settings]);
  const own = useLoadedWords(wanted);
  useEffect(() => {
    document.documentElement.lang = page.lang;
  }, [page.lang]);
  if (own === null || page.lang !== wanted) return null;
  return (
    <AudienceRoot settings={settings} {...page} queryClient={queryClient} units={null}>
      <title>{own.pageTitle(settings.city.name)}</title>
      <BuilderWordsProvider value={own}>
        <AsyncBoundary name={own.heading}>
          <BuilderPage />
          <Started />
        </AsyncBoundary>
      </BuilderWordsProvider>
    </AudienceRoot>
  );
}
