import '../JourneyRow.css';
import type { ReactNode } from 'react';

import type { CarJourney } from '../../../contract/journeys/car-journeys.ts';
import { useOpenRow } from '../../../ui/browser/useOpenRow.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { journeySentence, journeyTimes, lengthOf, minutesOf } from '../journey-words.ts';
import { LegMarks } from '../LegMarks.tsx';
import { roomText, withoutDrive } from './car-words.ts';

interface CarRowProps {
  journey: CarJourney;
  isOpen: boolean;
  colorOf: (routeID: string) => string;
  onOpen: () => void;
  /** Its steps, while it is open. */
  children: ReactNode;
}

/** One way by car: about when to leave and to arrive, its legs in order, and the room in its lot. */
export function CarRow({ journey, isOpen, colorOf, onOpen, children }: CarRowProps) {
  const [row, keepPlace] = useOpenRow(isOpen);
  const language = useLanguage();
  const { words, formats } = language;
  const own = words.journeys.byCar;
  const [drive, ...onward] = journey.legs;
  const { lot } = drive;
  const room = [lot.room.isNearlyFull === true ? own.nearlyFull : '', roomText(lot, language)]
    .filter((text) => text !== '')
    .join(' · ');
  const whole = { ...withoutDrive(journey), departAt: journey.departAt };
  const drivesTo = own.drive(formats.longDuration(minutesOf(drive)), lot.name);
  return (
    <li className="journey" data-open={isOpen}>
      <h3>
        <button
          ref={row}
          type="button"
          className="list-row journey__row"
          aria-expanded={isOpen}
          aria-label={journeySentence(whole, language, `${drivesTo}, ${room}`)}
          onClick={() => {
            keepPlace();
            onOpen();
          }}
        >
          <b className="journey__times">{own.times(journeyTimes(whole, language))}</b>
          <b className="journey__length">{formats.duration(lengthOf(journey))}</b>
          <span className="journey__legs">
            <span className="journey__leg">
              <Icon name="car" size={18} />
              {formats.number(minutesOf(drive) / 60_000)}
            </span>
            <span className="journey__leg">
              <Icon name="parking" size={18} />
              <span>
                <bdi>{lot.name}</bdi>
              </span>
            </span>
            <LegMarks legs={onward} colorOf={colorOf} />
          </span>
          <small
            className="journey__notes"
            data-tone={lot.room.isNearlyFull === true ? 'warn' : 'soft'}
          >
            {room}
          </small>
        </button>
      </h3>
      {isOpen ? children : null}
    </li>
  );
}
