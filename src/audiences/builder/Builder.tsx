import { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';

import { type CityWords, cityWordsOf } from '../../lib/words/city-words.ts';
import type { BuilderWords } from '../../lib/words/compiled/en/words-en-builder.ts';
import { findLanguage, loadPageWords, loadWords } from '../../lib/words/loadWords.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { AsyncBoundary } from '../AsyncBoundary.tsx';
import { AudienceRoot } from '../AudienceRoot.tsx';
import type { AudienceProps } from '../AudienceRoot.tsx';
import { Started } from '../Started.tsx';
import { BoardPage } from './boards/BoardPage.tsx';
import { BuilderPage } from './BuilderPage.tsx';
import { loadBuilderWords } from './words/builder-words.ts';
import { BuilderWordsContext } from './words/BuilderWordsContext.ts';

/** The builder's policy: it reads names once and polls nothing. The preview polls like any frame. */
function builderQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnWindowFocus: false, retry: false },
    },
  });
}

/** The builder of frames, or that of boards, in the page's language. */
function TitledBuilder() {
  const [isOfBoards] = useState(
    () => new URLSearchParams(window.location.search).get('make') === 'display',
  );
  return (
    <>
      {isOfBoards ? <BoardPage /> : <BuilderPage />}
      <Started />
    </>
  );
}

interface LoadedPage extends Omit<AudienceProps, 'settings'> {
  readonly own: BuilderWords['builder'];
}

interface OwnWordsProps {
  loaded: LoadedPage;
  city: CityWords;
  children: ReactNode;
}

/** The words that only the builder has, in the page's language. */
function OwnWords({ loaded, city, children }: OwnWordsProps) {
  const { lang } = useLanguage('page');
  const [shown, setShown] = useState({ lang: loaded.lang, own: loaded.own });
  useEffect(() => {
    if (lang === shown.lang) return undefined;
    let isCurrent = true;
    const load = async () => {
      const { builder } = await loadBuilderWords(lang, city);
      if (isCurrent) setShown({ lang, own: builder });
    };
    // Without a network the words stay in the language before.
    load().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [lang, shown.lang, city]);
  return <BuilderWordsContext value={shown.own}>{children}</BuilderWordsContext>;
}

/** The page that builds a frame for a website or a display's board. `lang` in its URL is theirs, `ui` its own. */
export function Builder({ settings }: AudienceProps) {
  const [queryClient] = useState(builderQueryClient);
  const [page, setPage] = useState<LoadedPage | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const named = new URLSearchParams(window.location.search).getAll('ui');
      const lang = await findLanguage([...named, ...navigator.languages], settings.languages);
      const city = cityWordsOf(settings);
      const [loaded, { builder }] = await Promise.all([
        loadPageWords(lang, city),
        loadBuilderWords(lang, city),
        // `TitledBuilder` says if they can't be loaded.
        loadWords(lang).catch(() => {}),
      ]);
      if (isCurrent) setPage({ ...loaded, own: builder });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [settings]);
  if (page === null) return null;
  const { own: _, ...language } = page;
  return (
    <AudienceRoot settings={settings} {...language} queryClient={queryClient} units={null}>
      <OwnWords loaded={page} city={cityWordsOf(settings)}>
        <AsyncBoundary name={page.words.page.map}>
          <TitledBuilder />
        </AsyncBoundary>
      </OwnWords>
    </AudienceRoot>
  );
}
