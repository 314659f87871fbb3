import './TripAnswer.css';
import type { ReactNode } from 'react';

import { type Departure, doesCome } from '../../../contract/departures/departureRows.ts';
import { figureWords, spokenTime } from '../../../contract/departures/departureWords.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { rowFigure } from '../row/rowFigure.ts';
import { rowClocks, rowState } from '../row/rowState.ts';

interface TripAnswerProps {
  /** At the rider's stop. */
  departure: Departure;
  /** How many stops the bus makes before it; null for a trip without a live bus. */
  stopsBefore: number | null;
  /** Milliseconds since 1970, by the service's clock. */
  now: number;
  /** What the rider can do, such as a reminder. */
  children: ReactNode;
}

/** The one answer of a trip: when it is at the rider's stop, and how far away the bus is. */
export function TripAnswer({ departure, stopsBefore, now, children }: TripAnswerProps) {
  const language = useLanguage();
  const { words, formats } = language;
  const [large, small] = rowFigure(departure, language);
  const { word, tone } = rowState(departure, language);
  const clocks = rowClocks(departure, language);
  return (
    <div className="trip-answer">
      <p className="visually-hidden">{spokenTime(departure, language)}</p>
      <p className="trip-answer__figure" aria-hidden="true">
        {doesCome(departure.arrival) ? (
          <>
            <b data-counted={departure.minutes !== null}>{large}</b>
            {small}
          </>
        ) : (
          <s>{figureWords(departure, language, now).struck}</s>
        )}
      </p>
      <p className="trip-answer__about">
        {stopsBefore === null ? null : (
          <b>{words.trips.stopsBefore(stopsBefore, formats.number(stopsBefore))}</b>
        )}
        <small>
          <span data-tone={tone}>{word}</span>
          {clocks === null ? null : (
            <span>
              {clocks.struck === null ? null : <s>{clocks.struck}</s>} {clocks.clock}
            </span>
          )}
        </small>
      </p>
      {children}
    </div>
  );
}
