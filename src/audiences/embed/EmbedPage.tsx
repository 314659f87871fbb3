import { useEffect, useState } from 'react';

import { loadWords } from '../../lib/words/loadWords.ts';
import { Optional } from '../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { usePageView } from '../../view/ViewContext.tsx';
import { AsyncBoundary } from '../AsyncBoundary.tsx';
import { Started } from '../Started.tsx';
import { useTheme } from '../useTheme.ts';
import { LiveScope } from './bar/LiveScope.tsx';
import { useFrame } from './FrameContext.ts';
import { ListPage } from './list/ListPage.tsx';
import { useIsSeen, usePollingWhileSeen } from './useIsSeen.ts';

const MapPage = lazyComponent(async () => (await import('./map/MapPage.tsx')).MapPage);
const JourneyPage = lazyComponent(
  async () => (await import('./journey/JourneyPage.tsx')).JourneyPage,
);
const HostMessages = lazyComponent(
  async () => (await import('./messages/HostMessages.tsx')).HostMessages,
);

/** The map of a frame, or the list alone, which doesn't load the map's code. */
export function EmbedPage() {
  const { words, lang } = useLanguage('page');
  const { options } = useFrame();
  const isSeen = useIsSeen();
  usePollingWhileSeen(isSeen);
  const { theme: chosenTheme, journey } = usePageView();
  const theme = useTheme(chosenTheme);
  const isList = options.mode === 'list' || journey !== null;
  useEffect(() => {
    // Beside the code of the bar, not after it. MapPage says if they can't be loaded.
    if (!isList) loadWords(lang).catch(() => {});
    if (isSeen && !isList) import('./map/EmbedMap.tsx').catch(() => {});
  }, [lang, isSeen, isList]);
  const [content, setContent] = useState<Element | null>(null);
  return (
    <>
      <AsyncBoundary name={isList ? words.page.panel : words.page.map}>
        <Started />
        {journey !== null ? (
          <JourneyPage journey={journey} contentRef={setContent} />
        ) : isList ? (
          <ListPage contentRef={setContent} />
        ) : (
          <MapPage isSeen={isSeen} theme={theme} />
        )}
      </AsyncBoundary>
      {options.api === '1' ? (
        // Without its code, the frame works, and its host hears nothing.
        <Optional>
          <LiveScope>
            <HostMessages content={content} />
          </LiveScope>
        </Optional>
      ) : null}
    </>
  );
}
