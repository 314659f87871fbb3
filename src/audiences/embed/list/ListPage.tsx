import './ListPage.css';
import type { Ref } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { frameHeading } from '../../../lib/frames/frameHeading.ts';
import { Optional } from '../../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useChangeView } from '../../../view/ViewContext.tsx';
import { AsyncBoundary } from '../../AsyncBoundary.tsx';
import { useFrame } from '../FrameContext.ts';
import { FullMapLink } from '../link/FullMapLink.tsx';
import { FrameLists } from './FrameLists.tsx';
import { useShownPanel } from './useShownPanel.ts';

const StopName = lazyComponent(async () => (await import('../panels/StopName.tsx')).StopName);
const LiveState = lazyComponent(async () => (await import('../bar/LiveState.tsx')).LiveState);

/** A frame of `mode=list`: what the map would show, alone. It loads nothing of the map. */
export function ListPage({ contentRef }: { contentRef: Ref<HTMLDivElement> }) {
  const { words } = useLanguage('page');
  const { city } = useSettings();
  const { options } = useFrame();
  const { offered, chosen } = useShownPanel();
  const changeView = useChangeView();
  const heading = options.title ?? frameHeading(words.page, city.name, offered, chosen);
  const isOfStop =
    options.title === null &&
    chosen === 'departures' &&
    options.stops.length === 1 &&
    offered.length === 1;
  return (
    <main className="frame-list">
      {/* As high as its content, whatever the height of the frame is. */}
      <div className="frame-list__content" ref={contentRef}>
        <header className="frame-list__header">
          <h1>
            {isOfStop ? (
              <Optional fallback={heading}>
                <StopName />
              </Optional>
            ) : (
              heading
            )}
          </h1>
          <AsyncBoundary name={words.page.panel}>
            <LiveState />
          </AsyncBoundary>
          <FullMapLink />
        </header>
        <FrameLists onSelect={(selection) => changeView({ selection })} />
      </div>
    </main>
  );
}
