import { QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';

import { LinksAs } from '../../ui/controls/ExternalLink.tsx';
import { AudienceRoot } from '../AudienceRoot.tsx';
import type { AudienceProps } from '../AudienceRoot.tsx';
import { LaterWords } from '../LaterWords.tsx';
import { useHeldView } from '../../view/useHeldView.ts';
import { KioskPage } from './KioskPage.tsx';

/**
 * A display's policy (A13): it polls whether it is seen or not and whatever the browser thinks of
 * the network. `retry: false` is part of it: with retries, one failure while the window has no focus
 * pauses a query for good.
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

/** A board for a station: it fills its screen, turns its own pages, and leads nowhere. */
export function Kiosk({ settings, lang, words }: AudienceProps) {
  const [queryClient] = useState(kioskQueryClient);
  const [view] = useHeldView();
  useEffect(() => {
    document.documentElement.lang = lang;
    document.title = words.page.title(settings.city.name);
  }, [lang, words, settings.city.name]);
  return (
    <AudienceRoot
      settings={settings}
      lang={lang}
      words={words}
      queryClient={queryClient}
      units={view.units}
    >
      <Suspense fallback={null}>
        <LaterWords>
          <LinksAs policy="text">
            <KioskPage settings={settings} view={view} />
          </LinksAs>
        </LaterWords>
      </Suspense>
    </AudienceRoot>
  );
}
