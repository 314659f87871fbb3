import { useQueries } from '@tanstack/react-query';

import { journeysQuery, type JourneysQuestion } from '../../../api/queries/journeysQuery.ts';
import { lastWay } from '../../../features/journeys/by-car/car-words.ts';
import { ridesOf } from '../../../features/journeys/journeyList.ts';
import { lastArrivals } from '../../../lib/time/lastArrivals.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../../ui/panels/ReadNotice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useApi } from '../../reads/ApiContext.ts';

/** The last bus of a night rarely changes. */
const INTERVAL = 300_000;

interface WayHomeProps {
  question: JourneysQuestion;
  /** The name of the event. */
  name: string;
  /** When the event is over, in milliseconds since 1970. */
  after: number;
  /** Whether nobody published that. */
  isAssumed: boolean;
}

/** The last way back from an event without a car, and when the event ends. From nearby, one walks home at any time. */
export function WayHome({ question, name, after, isAssumed }: WayHomeProps) {
  const language = useLanguage();
  const { words, formats, timeZone } = language;
  const { event: own, part } = words.journeys;
  const { from, to, needs } = question;
  const api = useApi();
  const reads = useQueries({
    queries: lastArrivals(after, timeZone).map((arrival) => {
      const at = new Date(arrival).toISOString();
      return journeysQuery(api, { from: to, to: from, needs, at, isArriveBy: true }, INTERVAL);
    }),
  });
  const failed = reads.find(({ data }) => data?.answer === undefined);
  if (failed !== undefined)
    return <ReadNotice part={part} read={failed.data} onRetry={() => void failed.refetch()} />;
  const journeys = reads.flatMap(({ data }) => data?.answer?.journeys ?? []);
  const [last] = journeys
    .filter((journey) => ridesOf(journey).length > 0 && journey.departAt >= after)
    .toSorted((one, other) => other.departAt - one.departAt);
  const way = last === undefined ? null : lastWay(last, language);
  const isNear = journeys.some((journey) => ridesOf(journey).length === 0);
  const clock = formats.clock(after);
  const ends = isAssumed ? own.endsAssumed(clock) : own.ends(clock);
  if (way === null && !isNear)
    return (
      <Notice tone="caution">
        {own.noBack} <bdi>{name}</bdi> · {ends}
      </Notice>
    );
  return (
    <p className="car-steps__back">
      <Icon name="clock" size={18} />
      <span>
        {way === null ? null : <b>{own.back(...way)}</b>}{' '}
        <small>
          <bdi>{name}</bdi> · {ends}
        </small>
      </span>
    </p>
  );
}
