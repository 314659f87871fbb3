import { Fragment, useState } from 'react';

import type { RideLeg } from '../../../contract/journeys/journeys.ts';
import {
  clocksOf,
  journeyDay,
  leaveText,
  wayText,
} from '../../../features/journeys/journey-words.ts';
import {
  type ListedJourney,
  ridesOf,
  searchTime,
  wayInstead,
} from '../../../features/journeys/journeyList.ts';
import { JourneyRow, type JourneyState } from '../../../features/journeys/JourneyRow.tsx';
import { nightBefore, nightBetween } from '../../../features/journeys/nightBetween.ts';
import { civilTimeOf } from '../../../lib/time/civil-time.ts';
import { formatMoment, parseDateTime } from '../../../lib/time/zoned-time.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { JourneyView } from '../../../view/journey-view.ts';
import { useChangeView } from '../../../view/ViewContext.tsx';
import { useCityStops } from '../../reads/StopsInViewContext.tsx';
import { type Hindrance, OpenJourney, type OpenJourneyProps } from '../OpenJourney.tsx';

/** Hours of the clock between which a way goes tonight. */
const [EVENING, MORNING] = [17, 5];

const NO_STATE: JourneyState = { word: '', tone: 'soft' };

interface WayListProps extends Pick<OpenJourneyProps, 'destination' | 'notices' | 'onSelect'> {
  journeys: readonly ListedJourney[];
  asked: JourneyView;
  /** The open one, if it is here. */
  open: ListedJourney | undefined;
  /** The key of the night's last way, where it ends the list; null if it is elsewhere, or not known. */
  lastKey: string | null;
  /** Milliseconds since 1970, by the service's clock. */
  now: number;
  stateOf: (ride: RideLeg) => JourneyState;
}

/** The ways without a car. A list that goes on or begins beyond a night says when the first one there goes. */
export function WayList({ journeys, asked, open, lastKey, now, ...ofOpen }: WayListProps) {
  const language = useLanguage();
  const { words, timeZone } = language;
  const own = words.journeys;
  const { colorOf } = useCityStops();
  const changeView = useChangeView();
  const { time, isArriveBy } = asked;
  const asksFor = time === null ? now : (parseDateTime(time, timeZone)?.instant ?? now);
  const night =
    (isArriveBy ? null : nightBefore(journeys, Math.max(now, asksFor))) ??
    nightBetween(journeys, timeZone);
  /** What keeps a rider from the open way: nobody should leave for it. */
  const [problem, setProblem] = useState<Hindrance | null>(null);
  /** The key of the way that was taken instead of another one. */
  const [taken, setTaken] = useState<string | null>(null);
  const instead = open && wayInstead(open.key, journeys, now, isArriveBy);
  const openWay = ({ key, journey }: ListedJourney) =>
    changeView({
      journey: { ...asked, way: key, departs: formatMoment(searchTime(journey), timeZone) },
    });
  function stateOf({ key, journey }: ListedJourney): JourneyState {
    if (key === open?.key && problem !== null && problem !== 'due')
      return { word: problem === 'canceled' ? words.times.canceled : own.broken, tone: 'warn' };
    const [ride] = ridesOf(journey);
    return ride === undefined ? NO_STATE : ofOpen.stateOf(ride);
  }
  /** Says that it is the last way: "tonight" only if it goes then, since a railway's last train may leave at noon. */
  function lastText(journey: ListedJourney['journey']): string {
    const [there] = clocksOf(journey, language);
    const { hour } = civilTimeOf(journey.departAt, there.timeZone);
    return hour >= EVENING || hour < MORNING ? own.last : words.times.last;
  }
  const notesOf = ({ key, journey }: ListedJourney) =>
    [
      key === open?.key && time === null && problem === null
        ? leaveText(journey, now, language)
        : '',
      key === lastKey || key === night?.lastKey ? lastText(journey) : '',
      journeyDay(journey, now, language),
    ].filter((note) => note !== '');
  return (
    <ol className="journeys__list">
      {journeys.map((listed) => {
        const { key, journey } = listed;
        const [{ formats }] = clocksOf(journey, language);
        return (
          <Fragment key={key}>
            {key === night?.beyondKey ? (
              <li className="journeys__night">
                {(night.goes === 'back' ? own.dayBefore : own.nextDay)(
                  words.events.dayAndTime(
                    formats.day(night.beyondAt),
                    formats.clock(night.beyondAt),
                  ),
                )}
              </li>
            ) : null}
            <JourneyRow
              journey={journey}
              state={stateOf(listed)}
              notes={notesOf(listed)}
              isOpen={listed === open}
              colorOf={colorOf}
              takesFocus={key === taken}
              onOpen={() => {
                setTaken(null);
                openWay(listed);
              }}
            >
              <OpenJourney
                listed={listed}
                onProblem={setProblem}
                instead={
                  instead && (
                    <Button
                      variant="plain"
                      onClick={() => {
                        setTaken(instead.key);
                        openWay(instead);
                      }}
                    >
                      {own.instead(wayText(instead.journey, language))}
                    </Button>
                  )
                }
                {...ofOpen}
              />
            </JourneyRow>
          </Fragment>
        );
      })}
    </ol>
  );
}
