import '../list/ListPage.css';
import { type Ref, useState } from 'react';

import { useServiceNow } from '../../../city/departures/useServiceNow.ts';
import { StartSearch } from '../../../city/journeys/fields/StartSearch.tsx';
import { initialJourney } from '../../../city/journeys/initialJourney.ts';
import { JourneysPanel } from '../../../city/journeys/JourneysPanel.tsx';
import { useEndName, useUnknownStop } from '../../../city/journeys/useJourneyEnds.ts';
import { PlaceNotices } from '../../../city/notices/PlaceNotices.tsx';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { JourneyView } from '../../../view/journey-view.ts';
import { useChangeView } from '../../../view/ViewContext.tsx';
import { useFrame } from '../FrameContext.ts';
import { FullMapLink } from '../link/FullMapLink.tsx';
import { FrameScope } from '../panels/FrameScope.tsx';

interface JourneyPageProps {
  journey: JourneyView;
  contentRef: Ref<HTMLDivElement>;
}

/** "How do I get here?": a frame of a venue or a shop, whose place is where the ways end. */
export function JourneyPage({ journey: asked, contentRef }: JourneyPageProps) {
  const { words, timeZone } = useLanguage();
  const now = useServiceNow();
  // Once a visitor has chosen something, nothing is added to it.
  const [first] = useState(asked);
  const journey = asked === first ? initialJourney(asked, now, timeZone) : asked;
  const { options } = useFrame();
  const changeView = useChangeView();
  const to = useEndName(journey.to);
  const from = useEndName(journey.from);
  // A visitor can choose another start only.
  const unknown = useUnknownStop(journey.to);
  return (
    <FrameScope>
      <main className="frame-list">
        {/* As high as its content, whatever the height of the frame is. */}
        <div className="frame-list__content" ref={contentRef}>
          <header className="frame-list__header">
            <h1>{options.title ?? words.journeys.heading(to)}</h1>
            {journey.from === null ? null : <span>{words.journeys.ends.from(from)}</span>}
            <FullMapLink />
          </header>
          {unknown !== null ? (
            <Notice tone="quiet">{words.stops.unknown(unknown)}</Notice>
          ) : (
            <>
              <StartSearch
                onChoose={(start) =>
                  changeView({ journey: { ...journey, from: start, way: null } })
                }
              />
              <JourneysPanel
                journey={journey}
                notices={(place) => <PlaceNotices place={place} />}
              />
            </>
          )}
        </div>
      </main>
    </FrameScope>
  );
}
