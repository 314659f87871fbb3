import { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { LinkPolicyProvider } from '../../ui/controls/ExternalLink.tsx';
import { AsyncBoundary } from '../AsyncBoundary.tsx';
import { AudienceRoot } from '../AudienceRoot.tsx';
import type { AudienceProps } from '../AudienceRoot.tsx';
import { ClockOffsetProvider } from '../../city/reads/ClockOffsetProvider.tsx';
import { useLocalView } from '../../view/useLocalView.ts';
import { EmbedPage } from './EmbedPage.tsx';

/** A frame's policy: polls only while it is seen, keeps nothing longer than it shows it. */
function embedQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnWindowFocus: true,
        retry: false,
        gcTime: 60_000,
      },
    },
  });
}

/** A map in a frame on a city's own page: it stores nothing and asks for nothing. */
export function Embed({ settings, lang, words }: AudienceProps) {
  const [queryClient] = useState(embedQueryClient);
  const [view, changeView] = useLocalView();
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  return (
    <AudienceRoot
      settings={settings}
      lang={lang}
      words={words}
      queryClient={queryClient}
      units={view.units}
    >
      <AsyncBoundary name={words.page.map}>
        <LinkPolicyProvider policy="new-tab">
          <ClockOffsetProvider>
            <EmbedPage settings={settings} view={view} changeView={changeView} />
          </ClockOffsetProvider>
        </LinkPolicyProvider>
      </AsyncBoundary>
    </AudienceRoot>
  );
}
