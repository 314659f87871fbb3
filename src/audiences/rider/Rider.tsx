import { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { languageFor, firstWordsOf } from '../../lib/words/languageFor.ts';
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

/** The page of a rider: everything, with the view in the URL. */
export function Rider({ settings, ...first }: AudienceProps) {
  const [queryClient] = useState(riderQueryClient);
  const [view, changeView] = useView();
  const [spoken, setSpoken] = useState(first);
  const asked =
    view.lang === null
      ? first.lang
      : languageFor(view.lang, navigator.languages, settings.languages);
  useEffect(() => {
    if (asked === spoken.lang) return undefined;
    let isCurrent = true;
    const speak = async () => {
      const had = await firstWordsOf(asked);
      if (isCurrent) setSpoken(had);
    };
    void speak();
    return () => {
      isCurrent = false;
    };
  }, [asked, spoken.lang]);
  useEffect(() => {
    document.documentElement.lang = spoken.lang;
    document.title = spoken.words.page.title(settings.city.name);
  }, [spoken, settings.city.name]);
  return (
    <AudienceRoot settings={settings} {...spoken} queryClient={queryClient} units={view.units}>
      <RiderPage settings={settings} view={view} changeView={changeView} />
    </AudienceRoot>
  );
}
