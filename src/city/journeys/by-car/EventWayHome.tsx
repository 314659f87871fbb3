import { useQuery } from '@tanstack/react-query';

import { carJourneysQuery } from '../../../api/queries/carJourneysQuery.ts';
import type { Place } from '../../../lib/geo/distance.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useApi } from '../../reads/ApiContext.ts';
import { journeyNeeds } from '../questionOf.ts';
import { WayHome, type WayHomeProps } from './WayHome.tsx';

/** The last bus of a night rarely changes. */
const INTERVAL = 300_000;

interface EventWayHomeProps extends Pick<WayHomeProps, 'end'> {
  home: Place;
  venue: Place;
  /** By `eventKey`. */
  event: string;
}

/** When an event ends, and the last way from there to where the rider is, as soon as it is known. */
export function EventWayHome({ home, venue, event, end }: EventWayHomeProps) {
  const { needs } = usePageView();
  const question = { from: home, to: venue, needs: journeyNeeds(needs) };
  const { data: read } = useQuery(carJourneysQuery(useApi(), question, event, INTERVAL));
  return <WayHome end={end} back={read?.answer === undefined ? null : read.answer.back} />;
}
