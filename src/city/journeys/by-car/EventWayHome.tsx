import { useQuery } from '@tanstack/react-query';

import { carJourneysQuery } from '../../../api/queries/journeys/other-ways-queries.ts';
import type { Journey } from '../../../contract/journeys/journeys.ts';
import { eventKeyParts } from '../../../contract/parking/special-event.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';
import { useApi } from '../../reads/ApiContext.ts';
import { journeyNeeds } from '../questionOf.ts';
import { backOf, wayBack } from './wayBack.ts';
import { WayHome, type WayHomeProps } from './WayHome.tsx';

/** The last bus of a night rarely changes. */
const INTERVAL = 300_000;

interface EventWayHomeProps extends Pick<WayHomeProps, 'end'> {
  home: Place;
  /** Whether that is where the rider is, not a searched point. */
  isRiderThere: boolean;
  venue: Place;
  /** By `eventKey`. */
  event: string;
  /** Whether the way back may be opened. */
  canOpen: boolean;
}

/** When an event ends, and the last way from there to where the rider is, as soon as it is known. */
export function EventWayHome({
  home,
  isRiderThere,
  venue,
  event,
  canOpen,
  end,
}: EventWayHomeProps) {
  const { timeZone } = useLanguage();
  const changeView = useChangeView();
  const { needs } = usePageView();
  const question = { from: home, to: venue, needs: journeyNeeds(needs) };
  const { data: read } = useQuery(carJourneysQuery(useApi(), question, event, INTERVAL));
  const { venue: venueName, name } = eventKeyParts(event);
  const open = (back: Journey) => {
    const from = { place: { lat: venue.lat, lon: venue.lon }, name: venueName || name };
    const to = isRiderThere ? null : { place: home, name: null };
    changeView({ journey: wayBack(back, from, to, timeZone), selection: null }, 'push');
  };
  return (
    <WayHome
      end={end}
      back={read?.answer === undefined ? null : backOf(read.answer)}
      onOpen={canOpen ? open : undefined}
    />
  );
}
