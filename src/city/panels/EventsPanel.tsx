import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { LOTS_KEY } from '../../api/queries/query-keys.ts';
import { eventNews } from '../../features/events/card/eventNews.ts';
import { useLastViewed } from '../../features/events/card/useLastViewed.ts';
import type { CityEvent } from '../../features/events/groupEvents.ts';
import { EventList } from '../../features/events/list/EventList.tsx';
import { EventTimeline } from '../../features/events/timeline/EventTimeline.tsx';
import { formatMoment } from '../../lib/time/zoned-time.ts';
import type { Selection } from '../../view/view.ts';
import { useChangeView } from '../../view/ViewContext.tsx';
import type { PanelProps } from '../cards/panel-props.ts';
import { useCity } from '../reads/CityContext.tsx';
import { useSettings } from '../reads/SettingsContext.ts';

const selectionOf = ({ key }: CityEvent): Selection => ({ kind: 'event', id: key });

/** The events of all lots, the most relevant first. */
export function EventsPanel({ onSelect, onHighlight }: PanelProps) {
  const city = useCity();
  const changeView = useChangeView();
  const queryClient = useQueryClient();
  const { timeZone } = useSettings().city;
  const since = useLastViewed();
  const changes = city.lotsRead?.answer?.eventChanges;
  const news = useMemo(
    () => eventNews(changes ?? [], since, city.phaseOptions),
    [changes, since, city.phaseOptions],
  );
  return (
    <>
      {city.events.length === 0 ? null : (
        <EventTimeline
          events={city.events}
          now={city.phaseOptions.now}
          moment={city.moment}
          onMomentChange={(moment) =>
            changeView({ moment: moment === null ? null : formatMoment(moment, timeZone) })
          }
          onSelect={(event) => onSelect(selectionOf(event))}
        />
      )}
      <EventList
        read={city.lotsRead}
        events={city.events}
        news={news}
        now={city.phaseOptions.now}
        onSelect={(event) => onSelect(selectionOf(event))}
        onHighlight={(event) => onHighlight(event === null ? null : selectionOf(event))}
        onRetry={() => void queryClient.refetchQueries({ queryKey: LOTS_KEY })}
      />
    </>
  );
}
