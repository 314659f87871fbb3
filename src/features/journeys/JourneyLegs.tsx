import './JourneyLegs.css';
import { Fragment, type ReactNode } from 'react';

import type { AnyJourney, BikeLeg } from '../../contract/journeys/bike-journeys.ts';
import type { JourneyPlace, RideLeg, WalkLeg } from '../../contract/journeys/journeys.ts';
import { inTimeZone } from '../../lib/words/inTimeZone.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Badge } from '../../ui/panels/Badge.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { lengthOf, waitBetween } from './journey-words.ts';
import type { JourneyState } from './JourneyRow.tsx';

/** What is known of a ride beyond the journey. */
export interface RideDetails {
  readonly state: JourneyState;
  /** What is wrong with its stop where to get off; null if nothing is. */
  readonly offState: JourneyState | null;
  /** The name of the stop before the one where to get off; null while it isn't known. */
  readonly stopBefore: string | null;
}

interface JourneyLegsProps {
  journey: AnyJourney;
  /** The name of where the journey ends; null if it has none of its own. */
  destination: string | null;
  colorOf: (routeID: string) => string;
  detailsOf: (ride: RideLeg) => RideDetails;
  /** Opens the trip of a ride; missing where it can't be. */
  onSelect?: ((ride: RideLeg) => void) | undefined;
  /** The steps of a ride on a rented bike. */
  bikeSteps?: (leg: BikeLeg) => ReactNode;
}

/** The steps of a journey on one line: walks, waits, where to get on and off. */
export function JourneyLegs({
  journey: { legs },
  destination,
  colorOf,
  detailsOf,
  onSelect,
  bikeSteps,
}: JourneyLegsProps) {
  const { words, formats, nameOf, labelOf } = useLanguage();
  const nameOfStop = ({ stopID, name = '' }: JourneyPlace) =>
    nameOf(name || (stopID ?? ''), stopID);
  const nameOfPlace = (place: JourneyPlace) =>
    place.stopID === undefined ? (place.name ?? destination) : nameOfStop(place);
  return (
    <ol className="journey-legs" aria-label={words.journeys.steps}>
      {legs.map((leg, index) => {
        const before = legs[index - 1];
        const wait = before === undefined ? 0 : waitBetween(before, leg);
        const isSeated = before?.kind === 'ride' && before.staysSeated === true;
        return (
          <Fragment key={index}>
            {isSeated && leg.kind === 'ride' ? (
              <Step icon="bus">{words.journeys.stay(labelOf(leg.routeID))}</Step>
            ) : wait > 0 && leg.kind === 'ride' ? (
              <Step icon="clock">{words.journeys.wait(formats.duration(wait))}</Step>
            ) : null}
            {leg.kind === 'walk' ? (
              <WalkStep leg={leg} to={nameOfPlace(leg.to)} />
            ) : leg.kind === 'bike' ? (
              bikeSteps?.(leg)
            ) : (
              <Ride
                ride={leg}
                from={nameOfStop(leg.from)}
                to={nameOfStop(leg.to)}
                color={colorOf(leg.routeID)}
                details={detailsOf(leg)}
                onSelect={onSelect && (() => onSelect(leg))}
              />
            )}
          </Fragment>
        );
      })}
    </ol>
  );
}

interface StepProps {
  icon: 'walk' | 'clock' | 'bus';
  children: ReactNode;
}

const Step = ({ icon, children }: StepProps) => (
  <li className="journey-legs__step">
    <span className="journey-legs__rail">
      <Icon name={icon} size={18} />
    </span>
    <span>{children}</span>
  </li>
);

function WalkStep({ leg, to }: { leg: WalkLeg; to: string | null }) {
  const { words, formats } = useLanguage();
  const { walkTo, walkToEnd } = words.journeys;
  const duration = formats.duration(lengthOf(leg));
  return (
    <Step icon="walk">
      {to === null ? walkToEnd(duration) : walkTo(duration, to)}{' '}
      <small>{formats.distance(leg.meters)}</small>
    </Step>
  );
}

interface RideProps {
  ride: RideLeg;
  from: string;
  to: string;
  color: string;
  details: RideDetails;
  onSelect: (() => void) | undefined;
}

function Ride({
  ride,
  from,
  to,
  color,
  details: { state, offState, stopBefore },
  onSelect,
}: RideProps) {
  const language = useLanguage();
  const { words, formats, nameOf } = language;
  const { journeys, times } = words;
  const clockAt = (at: number, { timeZone }: JourneyPlace) =>
    inTimeZone(language, timeZone).formats.clock(at);
  // Riders count the stop where they get off, too.
  const rideStops = ride.stops + 1;
  // The bus may go on as another one, with the rider on board.
  const isLeft = ride.staysSeated !== true;
  const every =
    ride.headwaySeconds === undefined
      ? ''
      : times.every(formats.duration(ride.headwaySeconds * 1000));
  return (
    <>
      <li className="journey-legs__ride" style={{ color }}>
        <span className="journey-legs__rail" data-line="on" />
        <button
          type="button"
          className="list-row journey-legs__on"
          data-thing={`trip ${ride.tripID}`}
          disabled={onSelect === undefined}
          onClick={onSelect}
        >
          <span>
            <Badge routeID={ride.routeID} fill={color} /> <b>{nameOf(ride.destination)}</b>
            <small>
              <bdi>{from}</bdi>
              {[every, state.word]
                .filter((text) => text !== '')
                .map((text) => (
                  <span key={text} data-tone={state.tone}>
                    {'\u00A0· '}
                    <span className="journey-legs__state">{text}</span>
                  </span>
                ))}
            </small>
          </span>
          <time>{clockAt(ride.departAt, ride.from)}</time>
        </button>
      </li>
      <li className="journey-legs__ride" style={{ color }}>
        <span className="journey-legs__rail" data-line="off" />
        <span className="journey-legs__off">
          <span>
            {isLeft ? <b>{journeys.getOff(to)}</b> : <bdi>{to}</bdi>}
            <small>
              {journeys.ride(
                rideStops,
                formats.number(rideStops),
                formats.duration(lengthOf(ride)),
              )}
              {offState === null ? null : (
                <span data-tone={offState.tone}>
                  {'\u00A0· '}
                  <span className="journey-legs__state">{offState.word}</span>
                </span>
              )}
              {stopBefore === null || !isLeft || offState !== null
                ? null
                : `\u00A0· ${journeys.stopBefore(stopBefore)}`}
            </small>
          </span>
          <time>{clockAt(ride.arriveAt, ride.to)}</time>
        </span>
      </li>
    </>
  );
}
