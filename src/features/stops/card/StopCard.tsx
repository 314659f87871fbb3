import './StopCard.css';
import type { ReactNode } from 'react';

import { stopNumbers } from '../../../lib/names/stop-numbers.ts';
import { dotSeparated } from '../../../lib/words/dotSeparated.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { BadgeLine } from '../../../ui/panels/BadgeLine.tsx';
import { Card } from '../../../ui/panels/Card.tsx';
import { LiveMark } from '../../../ui/panels/LiveMark.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { CityStop } from '../mergeStops.ts';
import { exitText, towardText } from '../towardText.ts';

interface StopCardProps {
  stop: CityStop;
  colorOf: (routeID: string) => string;
  /** Minutes on foot from the rider's own place; null if it isn't known. */
  walkMinutes: number | null;
  /** Whether any of its times is live. */
  isLive: boolean;
  /** The star and other buttons of its head. */
  actions: ReactNode;
  /** Missing while the sections below the departures are loading. */
  onNearby?: (stop: CityStop) => void;
  onClose: () => void;
  /** Whether a section below says which routes serve the stop. */
  hasDepartures: boolean;
  /** Sections above the button that searches nearby, such as the buses near the stop. */
  children?: ReactNode;
  /** Sections below it, such as the lots within a walk. */
  below?: ReactNode;
}

/** The card of a stop: its name and number, the chosen routes that serve it, and their destinations. */
export function StopCard({
  stop,
  walkMinutes,
  isLive,
  actions,
  colorOf,
  onNearby,
  onClose,
  hasDepartures,
  children,
  below,
}: StopCardProps) {
  const language = useLanguage();
  const { words } = language;
  const name = language.nameOf(stop.intersection, stop.stopID);
  const own = name === stop.intersection ? [] : [stop.intersection];
  const exit = exitText(stop, language);
  return (
    <Card
      title={name}
      // The own name is on the sign at the stop.
      subtitle={
        <>
          {dotSeparated([
            ...own,
            stopNumbers(stop, language),
            ...(walkMinutes === null
              ? []
              : [words.times.walk(language.formats.duration(walkMinutes * 60_000))]),
          ])}
          {isLive ? (
            <>
              {'\u00A0· '}
              <LiveMark />
            </>
          ) : null}
        </>
      }
      actions={actions}
      closeLabel={words.page.back}
      onClose={onClose}
    >
      {hasDepartures || (stop.routes.length === 0 && stop.destinations.length === 0) ? null : (
        <p>
          <BadgeLine routeIDs={stop.routes} colorOf={colorOf} text={towardText(stop, language)} />
        </p>
      )}
      {hasDepartures && exit !== '' ? <p>{exit}</p> : null}
      {stop.byReservation === true ? <p>{words.stop.byReservation}</p> : null}
      {children}
      {onNearby === undefined ? null : (
        <p>
          <Button onClick={() => onNearby(stop)}>
            <Icon name="walk" size={18} />
            {words.stop.nearby}
          </Button>
        </p>
      )}
      {below}
    </Card>
  );
}
