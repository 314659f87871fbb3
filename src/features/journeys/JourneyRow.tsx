import './JourneyRow.css';
import type { ReactNode } from 'react';

import type { AnyJourney } from '../../contract/journeys/bike-journeys.ts';
import { useOpenRow } from '../../ui/browser/useOpenRow.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { journeySentence, journeyTimes, lengthOf } from './journey-words.ts';
import { LegMarks } from './LegMarks.tsx';

/** A word about how a journey's first bus comes, and its tone. */
export interface JourneyState {
  readonly word: string;
  readonly tone: 'ok' | 'warn' | 'soft';
}

interface JourneyRowProps {
  journey: AnyJourney;
  state: JourneyState;
  /** "Last way tonight", "Fri, Nov 20": what matters beside its times. */
  notes: readonly string[];
  isOpen: boolean;
  /** Whether it was opened by a button elsewhere, which is gone: then it comes into view and has the focus. */
  takesFocus?: boolean;
  colorOf: (routeID: string) => string;
  onOpen: () => void;
  /** Its legs, while it is open. */
  children: ReactNode;
}

/** One way: when to leave and to arrive, and its legs in order. Open, it has its steps below. */
export function JourneyRow({
  journey,
  state,
  notes,
  isOpen,
  takesFocus = false,
  colorOf,
  onOpen,
  children,
}: JourneyRowProps) {
  const [row, keepPlace] = useOpenRow(isOpen, takesFocus);
  const language = useLanguage();
  const { formats } = language;
  const about = [state.word, ...notes].filter((text) => text !== '').join(', ');
  return (
    <li className="journey" data-open={isOpen}>
      <h3>
        <button
          ref={row}
          type="button"
          className="list-row journey__row"
          aria-expanded={isOpen}
          aria-label={journeySentence(journey, language, about)}
          onClick={() => {
            keepPlace();
            onOpen();
          }}
        >
          <b className="journey__times">{journeyTimes(journey, language)}</b>
          <b className="journey__length">{formats.duration(lengthOf(journey))}</b>
          <span className="journey__legs">
            <LegMarks legs={journey.legs} colorOf={colorOf} />
          </span>
          <span className="journey__state" data-tone={state.tone}>
            {state.word}
          </span>
          {notes.length === 0 ? null : (
            <small className="journey__notes">{notes.join(' · ')}</small>
          )}
        </button>
      </h3>
      {isOpen ? children : null}
    </li>
  );
}
