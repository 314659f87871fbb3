import { QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';

import { StopsInViewProvider } from '../../city/reads/StopsInViewContext.tsx';
import { chooseLanguage } from '../../lib/words/chooseLanguage.ts';
import { cityWordsOf } from '../../lib/words/city-words.ts';
import { loadPageWords } from '../../lib/words/loadWords.ts';
import { useView } from '../../view/useView.ts';
import { ViewProvider } from '../../view/ViewContext.tsx';
import { AudienceRoot } from '../AudienceRoot.tsx';
import type { AudienceProps } from '../AudienceRoot.tsx';
import { RiderPage } from './RiderPage.tsx';

/**
 * A rider's policy (R8): polls while the page is visible, and at once when it is visible again. An `offline`
 * event doesn't stop it, since the event is often wrong. Reads handle their own failures, so React Query
 * doesn't retry.
 */
function riderQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        retry: false,
        gcTime: 5 * 60_000,
      },
    },
  });
}

/** A rider's page: all features, with the view in the URL. */
export function Rider({ settings, lang, words }: AudienceProps) {
  const [queryClient] = useState(riderQueryClient);
  const [view, changeView] = useView();
  const [language, setLanguage] = useState({ lang, words });
  const requested =
    view.lang === null ? lang : chooseLanguage(view.lang, navigator.languages, settings.languages);
  useEffect(() => {
    if (requested === language.lang) return undefined;
    let isCurrent = true;
    const load = async () => {
      const loaded = await loadPageWords(requested, cityWordsOf(settings));
      // In a transition the page keeps its old words until all of the new ones have loaded.
      if (isCurrent) startTransition(() => setLanguage(loaded));
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [requested, language.lang, settings]);
  useEffect(() => {
    document.documentElement.lang = language.lang;
  }, [language.lang]);
  return (
    <AudienceRoot
      settings={settings}
      lang={language.lang}
      words={language.words}
      queryClient={queryClient}
      units={view.units}
    >
      <title>{language.words.page.title(settings.city.name)}</title>
      <ViewProvider view={view} changeView={changeView} features={settings.features}>
        <StopsInViewProvider canShowAll>
          <RiderPage />
        </StopsInViewProvider>
      </ViewProvider>
    </AudienceRoot>
  );
}
