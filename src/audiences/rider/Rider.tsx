import { startTransition, useEffect, useState } from 'react';

import { StopsInViewProvider } from '../../city/reads/StopsInViewContext.tsx';
import { cityWordsOf } from '../../lib/words/city-words.ts';
import { findLanguage, loadPageWords } from '../../lib/words/loadWords.ts';
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
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const requested =
        view.lang === null
          ? lang
          : await findLanguage([view.lang, ...navigator.languages], settings.languages);
      if (!isCurrent || requested === language.lang) return;
      const loaded = await loadPageWords(requested, cityWordsOf(settings));
      // In a transition the page keeps its old words until all of the new ones have loaded.
      if (isCurrent) startTransition(() => setLanguage(loaded));
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [view.lang, lang, language.lang, settings]);
  return (
    <AudienceRoot
      settings={settings}
      lang={language.lang}
      words={language.words}
      queryClient={queryClient}
      units={view.units}
    >
      <ViewProvider view={view} changeView={changeView} features={settings.features}>
        <StopsInViewProvider canShowAll>
          <RiderPage />
          <Started />
        </StopsInViewProvider>
      </ViewProvider>
    </AudienceRoot>
  );
}
