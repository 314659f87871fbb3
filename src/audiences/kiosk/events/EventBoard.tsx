import { useCity } from '../../../city/reads/CityContext.tsx';
import { startWords } from '../../../features/events/event-words.ts';
import type { CityEvent } from '../../../features/events/groupEvents.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useTrustedClock } from '../clock/useTrustedClock.ts';
import { PagedList } from '../paged/PagedList.tsx';
import { RowText } from '../paged/RowText.tsx';
import type { Station } from '../station/useStation.ts';
import { hasUnreadableEvents } from './hasUnreadableEvents.ts';
import { underWayWords } from './underWayWords.ts';
import { useLastBuses } from './useLastBuses.ts';

/** In place of the events: that none are listed, or that they could not be loaded. */
function NoEvents() {
  const { words } = useLanguage();
  const { lotsRead, eventLots } = useCity();
  if (lotsRead?.answer === undefined) {
    const hasFailed = lotsRead?.failure !== undefined;
    return <p>{hasFailed ? words.kiosk.eventsLost : words.page.loading}</p>;
  }
  return <p>{hasUnreadableEvents(eventLots) ? words.kiosk.eventsLost : words.events.none}</p>;
}

const isUnderWay = ({ phase }: CityEvent) => phase === 'now' || phase === 'maybe-now';

/**
 * The events, those under way first and on every page, with their end, or why there are none. With one near the
 * station today, its last buses are below.
 */
export function EventBoard({ station }: { station: Station | null }) {
  const language = useLanguage();
  const { words, formats, timeZone } = language;
  const { events, eventLots, phaseOptions } = useCity();
  const formatContext = { words, formats, timeZone, now: phaseOptions.now };
  const isPartial = events.length > 0 && hasUnreadableEvents(eventLots);
  const hasTime = useTrustedClock();
  const lastBuses = useLastBuses(station, events, phaseOptions.now);
  const details = (event: CityEvent): readonly string[] => {
    if (!hasTime) return [];
    return isUnderWay(event)
      ? [underWayWords(event, phaseOptions, language)]
      : [startWords(event.times, formatContext)];
  };
  return (
    <PagedList
      title={words.page.tabs.events}
      items={events}
      keyOf={({ key }) => key}
      nameOf={({ eventName }) => eventName}
      selectionOf={({ key }) => ({ kind: 'event', id: key })}
      pinned={hasTime ? events.filter(isUnderWay).length : 0}
      empty={<NoEvents />}
      footer={
        <>
          {hasTime && lastBuses !== null ? <p className="kiosk__footnote">{lastBuses}</p> : null}
          {isPartial ? <p className="kiosk__footnote">{words.kiosk.eventsPartial}</p> : null}
        </>
      }
      renderRow={(event) => <RowText name={event.eventName} details={details(event)} />}
    />
  );
}
