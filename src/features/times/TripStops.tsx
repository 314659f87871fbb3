import '../../ui/panels/ListRow.css';
import './TripStops.css';
import { useEffect, useRef } from 'react';

import type { TripStop } from '../../contract/trip-times.ts';
import { formatClock } from '../../lib/words/format-clock.ts';
import { usePageLanguage } from '../../ui/text/Language.tsx';

interface TripStopsProps {
  stops: readonly TripStop[];
  /** The stop from which the trip was opened; null if there is none. */
  current: string | null;
  onSelectStop: (stopID: string) => void;
}

/** The stops of a trip with its times (T15). It begins at the stop from which it was opened. */
export function TripStops({ stops, current, onSelectStop }: TripStopsProps) {
  const language = usePageLanguage();
  const { times } = language.words;
  const row = useRef<HTMLLIElement>(null);
  // A trip that serves the stop twice is opened for the visit to come.
  const at = stops.findIndex(({ stopID, passed }) => stopID === current && !passed);
  useEffect(() => row.current?.scrollIntoView({ block: 'center' }), [at]);
  return (
    <ol className="trip-stops">
      {stops.map(({ stopID, intersection, expectedAt, state, passed }, index) => {
        const clock = expectedAt === undefined ? '' : formatClock(expectedAt, language);
        return (
          <li
            // A trip may serve a stop twice.
            key={`${index} ${stopID}`}
            ref={index === at ? row : undefined}
            className="trip-stops__row"
            data-passed={passed}
            aria-current={index === at ? 'location' : undefined}
          >
            <button
              type="button"
              className="list-row trip-stops__button"
              data-thing={`stop ${stopID}`}
              onClick={() => onSelectStop(stopID)}
            >
              <span>{intersection}</span>
              <span className="trip-stops__time">
                {state === 'skipped' ? (
                  <>
                    <s>{clock}</s> {times.skipped}
                  </>
                ) : (
                  clock
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
