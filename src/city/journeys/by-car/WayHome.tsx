import { useQuery } from '@tanstack/react-query';

import { journeysQuery, type JourneysQuestion } from '../../../api/queries/journeysQuery.ts';
import { lastWay } from '../../../features/journeys/by-car/car-words.ts';
import { ridesOf } from '../../../features/journeys/journeyList.ts';
import { morningAfter } from '../../../lib/time/morningAfter.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Notice } from '../../../ui/panels/Notice.tsx';
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

/** The last way back from an event without a car, and when the event ends. */
export function WayHome({ question, name, after, isAssumed }: WayHomeProps) {
  const language = useLanguage();
  const { words, formats, timeZone } = language;
  const { event: own } = words.journeys;
  const { from, to, needs } = question;
  const at = new Date(morningAfter(after, timeZone)).toISOString();
  const query = journeysQuery(
    useApi(),
    { from: to, to: from, needs, at, isArriveBy: true },
    INTERVAL,
  );
  const { data } = useQuery(query);
  const answer = data?.answer;
  if (answer === undefined) return null;
  const [last] = answer.journeys
    .filter((journey) => ridesOf(journey).length > 0 && journey.departAt >= after)
    .toSorted((one, other) => other.departAt - one.departAt);
  const way = last === undefined ? null : lastWay(last, language);
  const clock = formats.clock(after);
  const ends = isAssumed ? own.endsAssumed(clock) : own.ends(clock);
  if (way === null)
    return (
      <Notice tone="caution">
        {own.noBack} <bdi>{name}</bdi> · {ends}
      </Notice>
    );
  return (
    <p className="car-steps__back">
      <Icon name="clock" size={18} />
      <span>
        <b>{own.back(...way)}</b>{' '}
        <small>
          <bdi>{name}</bdi> · {ends}
        </small>
      </span>
    </p>
  );
}
