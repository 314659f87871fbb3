import { QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';

import { CityProvider } from '../../city/reads/CityContext.tsx';
import { ClockOffsetProvider } from '../../city/reads/ClockOffsetProvider.tsx';
import { StopsInViewProvider } from '../../city/reads/StopsInViewContext.tsx';
import { LinkPolicyProvider } from '../../ui/controls/ExternalLink.tsx';
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx';
import { useLocalView } from '../../view/useLocalView.ts';
import { AudienceRoot } from '../AudienceRoot.tsx';
import type { AudienceProps } from '../AudienceRoot.tsx';
import { BoardFailed } from './BoardFailed.tsx';
import { DisplayView } from './DisplayView.tsx';
import { KioskPage } from './KioskPage.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import { useReloadAfterChunkFailure } from './useReloadAfterChunkFailure.ts';

/**
 * A display's policy (A13): it always polls, even if the browser takes the page for hidden or offline.
 * `retry: false` is needed: with retries, one failure while the window has no focus pauses a query for good.
 */
function kioskQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchIntervalInBackground: true,
        refetchOnWindowFocus: false,
        retry: false,
        gcTime: 5 * 60_000,
      },
    },
  });
}

/** A board for a station: it fills the screen, turns its pages by itself and has no links. */
export function Kiosk({ settings, lang, words }: AudienceProps) {
  const [queryClient] = useState(kioskQueryClient);
  const [view, changeView] = useLocalView();
  useReloadAfterChunkFailure();
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
      <title>{words.page.title(settings.city.name)}</title>
      <ErrorBoundary
        fallback={(retry, error) => (
          <BoardFailed part={settings.city.name} retry={retry} error={error} />
        )}
      >
        <Suspense fallback={null}>
          <LinkPolicyProvider policy="text">
            <ClockOffsetProvider>
              <DisplayView view={view} changeView={changeView}>
                <StopsInViewProvider>
                  <CityProvider>
                    <ScreenFrame>
                      <KioskPage />
                    </ScreenFrame>
                  </CityProvider>
                </StopsInViewProvider>
              </DisplayView>
            </ClockOffsetProvider>
          </LinkPolicyProvider>
        </Suspense>
      </ErrorBoundary>
    </AudienceRoot>
  );
}
