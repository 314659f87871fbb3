import type { ReactNode } from 'react';

import type { BikeLeg } from '../../../contract/journeys/bike-journeys.ts';
import { parseHttpUrl } from '../../../lib/parseHttpUrl.ts';
import { countedWords } from '../../../lib/words/countedWords.ts';
import { dotSeparated } from '../../../lib/words/dotSeparated.ts';
import { ExternalLink } from '../../../ui/controls/ExternalLink.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { lengthOf } from '../journey-words.ts';

interface BikeStepsProps {
  leg: BikeLeg;
  /** Milliseconds since 1970, by the service's clock. */
  now: number;
}

/** Where a bike is rented and where it is returned, with what was counted there and when. */
export function BikeSteps({ leg, now }: BikeStepsProps) {
  const language = useLanguage();
  const { words, formats } = language;
  const { pickUp, dropOff, from, to } = leg;
  const own = words.journeys.byBike;
  const page = parseHttpUrl(pickUp.links?.web ?? '');
  const counted = (said: string, station: BikeLeg['pickUp']) =>
    dotSeparated([said, ...countedWords(now - (station.countedAt ?? 0), language)]);
  return (
    <>
      <Step at={leg.departAt}>
        <b>{own.pickUp(from.name ?? '')}</b>
        <small>
          {pickUp.bikes === undefined
            ? null
            : counted(words.bikes.bikes(pickUp.bikes, formats.number(pickUp.bikes)), pickUp)}
        </small>
        {page === null ? null : (
          <small>
            <ExternalLink url={page.href} showsHost={false}>
              {words.bikes.rent}
            </ExternalLink>
          </small>
        )}
      </Step>
      <Step at={leg.arriveAt}>
        {own.ride(formats.duration(lengthOf(leg)), to.name ?? '')}{' '}
        <small>{formats.distance(leg.meters)}</small>
        <small>
          {dropOff.docks === undefined
            ? null
            : counted(words.bikes.docks(dropOff.docks, formats.number(dropOff.docks)), dropOff)}
        </small>
      </Step>
    </>
  );
}

const Step = ({ at, children }: { at: number; children: ReactNode }) => (
  <li className="journey-legs__step journey-legs__timed">
    <span className="journey-legs__rail">
      <Icon name="bike" size={18} />
    </span>
    <span>{children}</span>
    <time>{useLanguage().formats.clock(at)}</time>
  </li>
);
