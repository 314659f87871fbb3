import { startTransition, useEffect, useState } from 'react';

import { StopsInViewProvider } from '../../city/reads/StopsInViewContext.tsx';
import { chooseLanguage } from '../../lib/words/chooseLanguage.ts';
import { cityWordsOf } from '../../lib/words/city-words.ts';
import { loadPageWords } from '../../lib/words/loadWords.ts';
import { useView } from '../../view/useView.ts';
import { ViewProvider } from '../../view/ViewContext.tsx';
import { AudienceRoot } from '../AudienceRoot.tsx';
import type { AudienceProps } from '../AudienceRoot.tsx';
import { Started } from '../Started.tsx';
import { RiderPage } from './RiderPage.tsx';
import { takeRiderQueries } from './riderQueries.ts';

/** A rider's page: all features, with the view in the URL. */
export function Rider({ settings, lang, words }: AudienceProps) {
  const [queryClient] = useState(takeRiderQueries);
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
          <Started />
        </StopsInViewProvider>
      </ViewProvider>
    </AudienceRoot>
  );
}
