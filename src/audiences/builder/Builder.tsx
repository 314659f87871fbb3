import { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useSettings } from '../../city/reads/SettingsContext.ts';
import { cityWordsOf } from '../../lib/words/city-words.ts';
import { findLanguage, loadPageWords, loadWords } from '../../lib/words/loadWords.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { setDocumentLanguage } from '../../ui/text/setDocumentLanguage.ts';
import { AsyncBoundary } from '../AsyncBoundary.tsx';
import { AudienceRoot } from '../AudienceRoot.tsx';
import type { AudienceProps } from '../AudienceRoot.tsx';
import { Started } from '../Started.tsx';
import { BuilderPage } from './BuilderPage.tsx';

/** The builder's policy: it reads names once and polls nothing. The preview polls like any frame. */
function builderQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnWindowFocus: false, retry: false },
    },
  });
}

/** The builder with its title, in the page's language. */
function TitledBuilder() {
  const own = useLanguage().words.builder;
  const { city } = useSettings();
  return (
    <>
      <title>{own.pageTitle(city.name)}</title>
      <BuilderPage />
      <Started />
    </>
  );
}

/** The page on which a web editor builds a frame. `lang` in its URL is the frame's, `ui` its own. */
export function Builder({ settings }: AudienceProps) {
  const [queryClient] = useState(builderQueryClient);
  const [page, setPage] = useState<Omit<AudienceProps, 'settings'> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const own = new URLSearchParams(window.location.search).getAll('ui');
      const lang = await findLanguage([...own, ...navigator.languages], settings.languages);
      const [loaded] = await Promise.all([
        loadPageWords(lang, cityWordsOf(settings)),
        // `TitledBuilder` says if they can't be loaded.
        loadWords(lang).catch(() => {}),
      ]);
      if (isCurrent) setPage(loaded);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [settings]);
  useEffect(() => {
    if (page !== null) setDocumentLanguage(page.lang, page.words);
  }, [page]);
  if (page === null) return null;
  return (
    <AudienceRoot settings={settings} {...page} queryClient={queryClient} units={null}>
      <AsyncBoundary name={page.words.page.map}>
        <TitledBuilder />
      </AsyncBoundary>
    </AudienceRoot>
  );
}
