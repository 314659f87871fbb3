import '../../../ui/panels/ListRow.css';
import './TripStops.css';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { Departure } from '../../../contract/departures/departureRows.ts';
import { figureWords, spokenTime } from '../../../contract/departures/departureWords.ts';
import { dotSeparated } from '../../../lib/words/dotSeparated.ts';
import { formatClock } from '../../../lib/words/format-clock.ts';
import { inTimeZone } from '../../../lib/words/inTimeZone.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { TripRow } from './tripRows.ts';

/** The card doesn't scroll to a stop in one of its first rows: on a small phone its route and minutes would leave the screen. */
const FIRST_ROWS = 3;

interface TripStopsProps {
  label: string;
  rows: readonly TripRow[];
  /** The place of the chosen stop, which is scrolled into view unless it is near the top; null without one. */
  current: number | null;
  /** The place of the stop where the rider gets off; null if nobody knows. */
  until?: number | null;
  /** Milliseconds since 1970, by the service's clock. */
  now: number;
  onSelectStop: (stopID: string) => void;
}

/** The stops of a trip with its times. */
export function TripStops({
  label,
  rows,
  current,
  until = null,
  now,
  onSelectStop,
}: TripStopsProps) {
  const { words, nameOf } = useLanguage();
  const chosen = useRef<HTMLLIElement>(null);
  const showChosen = useEffectEvent(() => {
    if (rows.findIndex(({ place }) => place === current) >= FIRST_ROWS)
      chosen.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => showChosen(), [current]);
  const isMixed = rows.some(
    ({ departure }) => departure !== null && departure.arrival.basis !== 'scheduled',
  );
  return (
    <ol className="trip-stops" aria-label={label}>
      {rows.map(({ stop, place, departure, isPassed }) => (
        <li
          key={place}
          ref={place === current ? chosen : undefined}
          className="trip-stops__row"
          data-passed={isPassed}
          data-until={place === until}
          aria-current={place === current ? 'location' : undefined}
        >
          <button
            type="button"
            className="list-row trip-stops__button"
            data-thing={`stop ${stop.stopID}`}
            onClick={() => onSelectStop(stop.stopID)}
          >
            <span>
              <bdi>{nameOf(stop.intersection, stop.stopID)}</bdi>
              {stop.plannedStop === undefined ? null : (
                <small>
                  {', '}
                  {words.trips.insteadOf(
                    nameOf(stop.plannedStop.intersection, stop.plannedStop.stopID),
                  )}
                </small>
              )}
              {place === until ? (
                <small className="trip-stops__until">{words.trips.getOffHere}</small>
              ) : null}
            </span>
            {departure === null ? (
              <PassedTime
                at={stop.expectedAt}
                timeZone={stop.timeZone}
                word={isPassed ? words.trips.passed : ''}
              />
            ) : (
              <StopTime departure={departure} now={now} isMixed={isMixed} />
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}

interface PassedTimeProps {
  at: number | undefined;
  timeZone: string | undefined;
  word: string;
}

/** The time at which the bus left a stop, if it is known. */
function PassedTime({ at, timeZone, word }: PassedTimeProps) {
  const language = inTimeZone(useLanguage(), timeZone);
  return (
    <span className="trip-stops__time">
      <span className="visually-hidden">{word} </span>
      {at === undefined ? null : formatClock(at, language)}
    </span>
  );
}

interface StopTimeProps {
  departure: Departure;
  now: number;
  /** Whether some times of the trip are live, so that the others must say that they are not. */
  isMixed: boolean;
}

function StopTime({ departure, now, isMixed }: StopTimeProps) {
  const language = useLanguage();
  const { figure, struck, notes } = figureWords(departure, language, now);
  const { arrival, at, minutes } = departure;
  const comes = figure !== '';
  const isLive = comes && arrival.basis !== 'scheduled';
  const clock = minutes === null ? [] : [formatClock(at, inTimeZone(language, arrival.timeZone))];
  const other = isLive ? clock : isMixed || !comes ? notes : [];
  return (
    <>
      <span className="visually-hidden">{`, ${spokenTime(departure, language)}`}</span>
      <span className="trip-stops__time" data-live={isLive} aria-hidden="true">
        {comes ? (
          <strong>
            {isLive ? <Icon name="live" size={14} /> : null} {figure}
          </strong>
        ) : null}
        <small>
          {struck === null ? null : <s>{struck}</s>} {dotSeparated(other)}
        </small>
      </span>
    </>
  );
}
