import { useCity } from '../../city/reads/CityContext.tsx';
import { startSentence } from '../../features/events/event-words.ts';
import { EventPhaseLine } from '../../features/events/EventPhaseLine.tsx';
import { eventsState } from '../../features/events/eventsState.ts';
import type { CityEvent } from '../../features/events/groupEvents.ts';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { FailureLine } from './FailureLine.tsx';
import { PagedList } from './PagedList.tsx';

/** The events, the most relevant first, or why there are none (C26). */
export function EventBoard() {
  const { words, formats, timeZone } = useLanguage();
  const { events, lotsRead, phaseOptions } = useCity();
  const formatContext = { words, formats, timeZone, now: phaseOptions.now };
  const answer = lotsRead?.answer;
  const listState = answer === undefined ? undefined : eventsState(answer.lots).kind;
  const row = (event: CityEvent) => {
    const lots = formats.list(event.lots.map(({ lot }) => lot.name));
    return (
      <div className="kiosk__event">
        <p title={event.eventName}>
          <strong>{event.eventName}</strong> · {startSentence(event.times, formatContext)}
        </p>
        <p className="kiosk__event-aside" title={lots}>
          <EventPhaseLine phase={event.phase} />
          <span>{lots}</span>
        </p>
      </div>
    );
  };
  return (
    <PagedList
      title={words.events.part}
      items={events}
      keyOf={({ key }) => key}
      renderRow={row}
      pageLabel={words.lists.pageOf}
      notice={
        <>
          {answer === undefined ? <FailureLine part={words.events.part} read={lotsRead} /> : null}
          {listState === 'malformed' || listState === 'absent' ? (
            <Notice tone="caution">
              {listState === 'absent'
                ? words.events.absent
                : words.events.failed(words.events.malformed)}
            </Notice>
          ) : null}
          {listState === 'none' || (listState === 'listed' && events.length === 0) ? (
            <Notice tone="quiet">{words.events.none}</Notice>
          ) : null}
        </>
      }
    />
  );
}
