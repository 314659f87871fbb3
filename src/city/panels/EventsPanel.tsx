import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { LOTS_KEY } from '../../api/queries/query-keys.ts';
import type { CityEvent } from '../../features/events/groupEvents.ts';
import { EventList } from '../../features/events/list/EventList.tsx';
import { eventNews } from '../../features/events/news/eventNews.ts';
import { useLastViewed } from '../../features/events/news/useLastViewed.ts';
import { EventTimeline } from '../../features/events/timeline/EventTimeline.tsx';
import type { NamedLot } from '../../features/parking/isNamedLot.ts';
import { formatMoment } from '../../lib/time/zoned-time.ts';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { PanelProps } from '../../view/panel-props.ts';
import type { Selection } from '../../view/view.ts';
import { useChangeView } from '../../view/ViewContext.tsx';
import { LotsProvider, useCityLots } from '../reads/LotsContext.tsx';
import { useSettings } from '../reads/SettingsContext.ts';

const selectionOf = ({ key }: CityEvent): Selection => ({ kind: 'event', id: key });

interface EventsPanelProps extends PanelProps {
  /** As in `LotsProvider`. */
  isShown?: ((lot: NamedLot) => boolean) | undefined;
}

/** The events of the shown lots, the most relevant first. Needs no `CityProvider`. */
export function EventsPanel({ isShown, ...props }: EventsPanelProps) {
  return (
    <LotsProvider isShown={isShown}>
      <EventsOfView hasAllLots={isShown === undefined} {...props} />
    </LotsProvider>
  );
}

function EventsOfView({ hasAllLots, onSelect, onHighlight }: PanelProps & { hasAllLots: boolean }) {
  const { lotsRead, events, eventLots, phaseOptions, moment } = useCityLots();
  const { asOfNow } = useLanguage().words.events;
  const changeView = useChangeView();
  const queryClient = useQueryClient();
  const { timeZone } = useSettings().city;
  const since = useLastViewed();
  const changes = lotsRead?.answer?.eventChanges;
  const news = useMemo(() => {
    const all = eventNews(changes ?? [], since, phaseOptions);
    // Nothing says at which lots a removed event was.
    return hasAllLots ? all : { ...all, removed: [] };
  }, [changes, since, phaseOptions, hasAllLots]);
  return (
    <>
      {events.length === 0 ? null : (
        <EventTimeline
          events={events}
          now={phaseOptions.now}
          moment={moment}
          onMomentChange={(chosen) =>
            changeView({ moment: chosen === null ? null : formatMoment(chosen, timeZone) })
          }
          onSelect={(event) => onSelect(selectionOf(event))}
        />
      )}
      {moment === null || events.length === 0 ? null : (
        // Below the chosen time, "Event parking now" would be read as that time.
        <Notice tone="quiet">{asOfNow}</Notice>
      )}
      <EventList
        read={lotsRead}
        events={events}
        lots={eventLots}
        news={news}
        now={phaseOptions.now}
        onSelect={(event) => onSelect(selectionOf(event))}
        onHighlight={(event) => onHighlight(event === null ? null : selectionOf(event))}
        onRetry={() => void queryClient.refetchQueries({ queryKey: LOTS_KEY })}
      />
    </>
  );
}
