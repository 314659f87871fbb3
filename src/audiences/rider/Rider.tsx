import { QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';

import { chooseLanguage } from '../../lib/words/chooseLanguage.ts';
import { loadPageWords } from '../../lib/words/loadWords.ts';
import { AudienceRoot } from '../AudienceRoot.tsx';
import type { AudienceProps } from '../AudienceRoot.tsx';
import { useView } from '../../view/useView.ts';
import { RiderPage } from './RiderPage.tsx';

/**
 * A rider's policy (R8): polls while the page is seen, at once on return; an `offline` event is no
 * reason to stop, since it is often wrong; a failed read is kept beside the last answer by the read
 * itself, so nothing is retried here.
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

/** The rider's page: the whole city, with the view in the URL. */
export function Rider({ settings, ...initial }: AudienceProps) {
  const [queryClient] = useState(riderQueryClient);
  const [view, changeView] = useView();
  const [language, setLanguage] = useState(initial);
  const requested =
    view.lang === null
      ? initial.lang
      : chooseLanguage(view.lang, navigator.languages, settings.languages);
  useEffect(() => {
    if (requested === language.lang) return undefined;
    let isCurrent = true;
    const load = async () => {
      const loaded = await loadPageWords(requested);
      // In a transition the page keeps its old words until all of the new ones have loaded.
      if (isCurrent) startTransition(() => setLanguage(loaded));
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [requested, language.lang]);
  useEffect(() => {
    document.documentElement.lang = language.lang;
    document.title = language.words.page.title(settings.city.name);
  }, [language, settings.city.name]);
  return (
    <AudienceRoot settings={settings} {...language} queryClient={queryClient} units={view.units}>
      <RiderPage settings={settings} view={view} changeView={changeView} />
    </AudienceRoot>
  );
}
