import { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { CityProvider } from '../../city/reads/CityContext.tsx';
import { ClockOffsetProvider } from '../../city/reads/ClockOffsetProvider.tsx';
import { StopsInViewProvider } from '../../city/reads/StopsInViewContext.tsx';
import { LinkPolicyProvider } from '../../ui/controls/ExternalLink.tsx';
import { useLocalView } from '../../view/useLocalView.ts';
import { ViewProvider } from '../../view/ViewContext.tsx';
import { AsyncBoundary } from '../AsyncBoundary.tsx';
import { AudienceRoot } from '../AudienceRoot.tsx';
import type { AudienceProps } from '../AudienceRoot.tsx';
import { EmbedPage } from './EmbedPage.tsx';

/** A frame's policy: it polls only while visible, and drops data soon after it is no longer shown. */
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

/** A map in a frame on another page: it stores nothing and asks for no permissions. */
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
            <ViewProvider view={view} changeView={changeView} features={settings.features}>
              <StopsInViewProvider>
                <CityProvider>
                  <EmbedPage />
                </CityProvider>
              </StopsInViewProvider>
            </ViewProvider>
          </ClockOffsetProvider>
        </LinkPolicyProvider>
      </AsyncBoundary>
    </AudienceRoot>
  );
}
