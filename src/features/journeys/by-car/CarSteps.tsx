import './CarSteps.css';
import type { CarJourney } from '../../../contract/journeys/car-journeys.ts';
import { parseHttpUrl } from '../../../lib/parseHttpUrl.ts';
import { ExternalLink } from '../../../ui/controls/ExternalLink.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { minutesOf, waitBetween, walkTime } from '../journey-words.ts';
import { lastWay, roomSentence } from './car-words.ts';
import { LastWay } from './LastWay.tsx';

/** The drive and the lot: how full it will be, what an event means for it, and where its prices are. */
export function DriveSteps({ journey }: { journey: CarJourney }) {
  const language = useLanguage();
  const { words, formats } = language;
  const own = words.journeys.byCar;
  const [drive, onward] = journey.legs;
  const { lot } = drive;
  const { arriveAt } = journey;
  const parking = waitBetween(drive, onward ?? { departAt: arriveAt, arriveAt });
  const page = parseHttpUrl(lot.webUrl ?? '');
  return (
    <ul className="journey-legs car-steps">
      <li className="journey-legs__step journey-legs__timed">
        <span className="journey-legs__rail">
          <Icon name="car" size={18} />
        </span>
        <span>
          {own.drive(formats.duration(minutesOf(drive)), lot.name)}{' '}
          <small>{formats.distance(drive.meters)}</small>
        </span>
        <time>{formats.clock(drive.departAt)}</time>
      </li>
      <li className="journey-legs__step journey-legs__timed">
        <span className="journey-legs__rail">
          <Icon name="parking" size={18} />
        </span>
        <span>
          <b>
            <bdi>{lot.name}</bdi>
          </b>
          {lot.room.isNearlyFull === true ? <b data-tone="warn"> · {own.nearlyFull}</b> : null}
          <small>{roomSentence(lot, language)}</small>
          {parking === 0 ? null : <small>{own.park(formats.duration(parking))}</small>}
          {lot.events === undefined ? null : <small>{own.events[lot.events]}</small>}
          {page === null ? null : (
            <small>
              <ExternalLink url={page.href} showsHost={false}>
                {own.prices(page.host)}
              </ExternalLink>
            </small>
          )}
        </span>
        <time>{formats.clock(drive.arriveAt)}</time>
      </li>
    </ul>
  );
}

interface BackToCarProps extends Pick<CarJourney, 'back'> {
  onOpen: (() => void) | undefined;
}

/** How the driver gets back to the car that night. */
export function BackToCar({ back, onOpen }: BackToCarProps) {
  const language = useLanguage();
  const own = language.words.journeys.byCar;
  const way = lastWay(back, language);
  const [walk] = back.legs;
  if (way === null && walk?.kind !== 'walk') return null;
  return (
    <LastWay onOpen={way === null ? undefined : onOpen}>
      {way !== null
        ? own.back(...way)
        : walk?.kind === 'walk'
          ? own.backOnFoot(language.formats.duration(walkTime(walk)))
          : null}
    </LastWay>
  );
}
