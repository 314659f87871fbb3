import { QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { StopsInViewProvider } from '../../city/reads/StopsInViewContext.tsx';
import { givenNames, withGivenRoutes } from '../../contract/board/givenNames.ts';
import type { MapHandle } from '../../map/createMapHandle.ts';
import { useLocalView } from '../../view/useLocalView.ts';
import type { ChangeView } from '../../view/useView.ts';
import { ViewProvider } from '../../view/ViewContext.tsx';
import { AudienceRoot } from '../AudienceRoot.tsx';
import type { AudienceProps } from '../AudienceRoot.tsx';
import { warn } from '../warn.ts';
import { EmbedPage } from './EmbedPage.tsx';
import { FrameContext } from './FrameContext.ts';
import {
  frameNameWarnings,
  readFrameOptions,
  withCityRoutes,
  withoutDepartures,
} from './options/frame-options.ts';
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

/** From this width, the card of a stop is beside the map; else below it, in half of the height. In pixels. */
const WIDE = 600;
const LEAST_HEIGHT = 400;

function readUrl(settings: AudienceProps['settings']) {
  const parameters = new URLSearchParams(window.location.search);
  const { innerWidth, innerHeight } = window;
  // A frame that its page doesn't show yet has no size.
  const isLow =
    settings.features.times === true &&
    innerWidth > 0 &&
    innerWidth < WIDE &&
    innerHeight < LEAST_HEIGHT;
  const options = withCityRoutes(readFrameOptions(parameters, isLow), settings);
  return {
    options: settings.features.times === true ? options : withoutDepartures(options),
    hasPanel: parameters.has('panel'),
  };
}

/** A map or a list in a frame on another page: it stores nothing and asks for no permissions. */
export function Embed({ settings, lang, words }: AudienceProps) {
  const [queryClient] = useState(embedQueryClient);
  const [{ options, hasPanel }] = useState(() => readUrl(settings));
  const [view, changeLocalView] = useLocalView(options.view);
  const [showsDepartures, setShowsDepartures] = useState(options.stops.length > 0 && !hasPanel);
  const openDepartures = useCallback(() => setShowsDepartures(true), []);
  const changeView = useCallback<ChangeView>(
    (change) => {
      // Another list was chosen.
      if (change.panel !== undefined) setShowsDepartures(false);
      changeLocalView(change);
    },
    [changeLocalView],
  );
  const map = useRef<MapHandle>(null);
  const movedRef = useRef(false);
  const frame = useMemo(
    () => ({ options, map, movedRef, showsDepartures, openDepartures }),
    [options, showsDepartures, openDepartures],
  );
  const { names } = options.departures;
  const frameSettings = useMemo(
    () => withGivenRoutes(withPoll(settings, options.poll), names),
    [settings, options, names],
  );
  const given = useMemo(() => givenNames(names), [names]);
  useEffect(() => warn('frame', frameNameWarnings(window.location.search)), []);
  return (
    <AudienceRoot
      settings={frameSettings}
      lang={lang}
      words={words}
      queryClient={queryClient}
      units={view.units}
      given={given}
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
