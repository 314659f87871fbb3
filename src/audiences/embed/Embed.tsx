import { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';

import { StopsInViewProvider } from '../../city/reads/StopsInViewContext.tsx';
import type { MapHandle } from '../../map/createMapHandle.ts';
import { useLocalView } from '../../view/useLocalView.ts';
import { ViewProvider } from '../../view/ViewContext.tsx';
import { AudienceRoot } from '../AudienceRoot.tsx';
import type { AudienceProps } from '../AudienceRoot.tsx';
import { warn } from '../warn.ts';
import { EmbedPage } from './EmbedPage.tsx';
import { FrameContext } from './FrameContext.ts';
import { frameNameWarnings, readFrameOptions } from './options/frame-options.ts';
import { withPoll } from './options/withPoll.ts';

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

/** A map or a list in a frame on another page: it stores nothing and asks for no permissions. */
export function Embed({ settings, lang, words }: AudienceProps) {
  const [queryClient] = useState(embedQueryClient);
  const [options] = useState(() => readFrameOptions(new URLSearchParams(window.location.search)));
  const [view, changeView] = useLocalView(options.view);
  const map = useRef<MapHandle>(null);
  const movedRef = useRef(false);
  const frame = useMemo(() => ({ options, map, movedRef }), [options]);
  const frameSettings = useMemo(() => withPoll(settings, options.poll), [settings, options]);
  useEffect(() => warn('frame', frameNameWarnings(window.location.search)), []);
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  return (
    <AudienceRoot
      settings={frameSettings}
      lang={lang}
      words={words}
      queryClient={queryClient}
      units={view.units}
    >
      <ViewProvider view={view} changeView={changeView} features={settings.features}>
        <StopsInViewProvider>
          <FrameContext value={frame}>
            <EmbedPage />
          </FrameContext>
        </StopsInViewProvider>
      </ViewProvider>
    </AudienceRoot>
  );
}
