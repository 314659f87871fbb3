import type { EventSpan } from '../../contract/parking/eventSpan.ts';
import { endSentence } from '../../features/events/event-words.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { Optional } from '../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { usePageView } from '../../view/ViewContext.tsx';
import { lastLocation } from '../map/locate.ts';
import { useSettings } from '../reads/SettingsContext.ts';

const EventWayHome = lazyComponent(
  async () => (await import('../journeys/by-car/EventWayHome.tsx')).EventWayHome,
);

interface EventEndingProps {
  /** By `eventKey`. */
  event: string;
  span: EventSpan;
  /** Where it takes place; missing if nobody knows. */
  venue: Place | undefined;
  /** Milliseconds since 1970. */
  now: number;
  /** Whether the way back may be opened. */
  canOpen: boolean;
}

/** When an event ends; where the rider's place or the searched point is known, with the last way back there. */
export function EventEnding({ event, span, venue, now, canOpen }: EventEndingProps) {
  const language = useLanguage();
  const { features } = useSettings();
  const { near } = usePageView();
  const rider = lastLocation();
  const home = rider ?? near;
  const ends = <p className="secondary">{endSentence(span, language)}</p>;
  if (home === null || venue === undefined || features.times !== true || span.until <= now)
    return ends;
  return (
    <Optional fallback={ends}>
      <EventWayHome
        home={home}
        isRiderThere={rider !== null}
        venue={venue}
        event={event}
        canOpen={canOpen}
        end={span}
      />
    </Optional>
  );
}
