import { type ReactNode, useEffect, useSyncExternalStore } from 'react';

import type { BikeLeg } from '../../contract/journeys/bike-journeys.ts';
import type { DriveLeg } from '../../contract/journeys/car-journeys.ts';
import type { JourneyPlace, RideLeg } from '../../contract/journeys/journeys.ts';
import { JourneyLegs, type RideDetails } from '../../features/journeys/JourneyLegs.tsx';
import { type ListedJourney, ridesOf } from '../../features/journeys/journeyList.ts';
import {
  atTripTimes,
  type JourneyProblem,
  journeyProblem,
  rideStops,
} from '../../features/journeys/journeyProblem.ts';
import type { JourneyState } from '../../features/journeys/JourneyRow.tsx';
import type { NoticePlace } from '../../features/notices/rules/concerning.ts';
import { formatClock } from '../../lib/words/format-clock.ts';
import { inTimeZone } from '../../lib/words/inTimeZone.ts';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useAnnounce } from '../../ui/text/Announcer.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { Selection } from '../../view/view.ts';
import { tripSelection } from '../departures/trip-selection.ts';
import { useServiceNow } from '../departures/useServiceNow.ts';
import { OPEN_JOURNEY } from '../reads/openJourney.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { useCityStops } from '../reads/StopsInViewContext.tsx';
import { STREET_WALKS } from './streetWalks.ts';
import { useTripsOf } from './useTripsOf.ts';

/** What keeps a rider from a way: a problem with it, that its first bus has left, or nobody knows what. */
export type Hindrance = JourneyProblem['kind'] | 'due' | 'gone';

export interface OpenJourneyProps {
  listed: ListedJourney;
  /** How one gets to its start by car; missing without a car. */
  drive?: DriveLeg;
  /** The name of where it ends; null if it has none of its own. */
  destination: string | null;
  stateOf: (ride: RideLeg) => JourneyState;
  /** The steps of a ride on a rented bike; missing without one. */
  bikeSteps?: (leg: BikeLeg) => ReactNode;
  notices: (place: NoticePlace) => ReactNode;
  /** Called with what keeps a rider from this journey, so that its row can say so; null if nothing does. */
  onProblem?: (kind: Hindrance | null) => void;
  /** Opens the way to take instead; missing without one. */
  instead?: ReactNode;
  /** Missing where a trip can't be opened. */
  onSelect?: ((selection: Selection) => void) | undefined;
}

const warning = (word: string): JourneyState => ({ word, tone: 'warn' });

/** The steps of the open journey, with what is wrong with it: its trips and notices are read while it is open. */
export function OpenJourney({
  listed,
  drive,
  destination,
  stateOf,
  bikeSteps,
  notices,
  onProblem,
  instead,
  onSelect,
}: OpenJourneyProps) {
  const language = useLanguage();
  const { words, labelOf, nameOf } = language;
  const now = useServiceNow();
  const { journeys } = words;
  const { features } = useSettings();
  const { colorOf } = useCityStops();
  const announce = useAnnounce();
  const known = useSyncExternalStore(STREET_WALKS.subscribe, STREET_WALKS.get);
  const { journey, isGone, isOld } = listed;
  const rides = ridesOf(journey);
  const { tripOf, isChecked } = useTripsOf(rides, isGone);
  const problem = journeyProblem(journey, tripOf);
  const departsAt = ({ departAt, from }: RideLeg) =>
    formatClock(departAt, inTimeZone(language, from.timeZone));
  const nameOfStop = ({ stopID = '', name }: JourneyPlace) => nameOf(name ?? stopID, stopID);
  function problemSentence(found: JourneyProblem): string {
    const { ride } = found;
    const route = labelOf(ride.routeID);
    if (found.kind === 'skipped')
      return journeys.skipped(route, departsAt(ride), nameOfStop(found.stop));
    if (found.kind === 'missed') return journeys.missed(route, nameOfStop(ride.from));
    return journeys.canceled(route, departsAt(ride));
  }
  const due = () => {
    const [ride] = rides;
    if (ride === undefined || now >= journey.arriveAt) return null;
    const trip = tripOf(ride);
    // The trip is read apart from the way, and may be known to be later than the steps say, or seconds earlier.
    const departAt = (trip && rideStops(ride, trip)?.on.expectedAt) ?? ride.departAt;
    // Nobody knows whether the rider got on.
    return now < Math.max(departAt, ride.departAt)
      ? null
      : journeys.due(labelOf(ride.routeID), departsAt(ride));
  };
  // The service no longer offers a way whose bus has left, but that is not what the rider has to know.
  const dueSentence = problem === null ? due() : null;
  const isUnexplained = problem === null && dueSentence === null && isGone && isChecked;
  const sentence =
    problem === null
      ? (dueSentence ?? (isUnexplained ? journeys.gone : null))
      : problemSentence(problem);
  useEffect(() => {
    if (sentence !== null) announce(sentence);
  }, [announce, sentence]);
  const problemKind =
    problem?.kind ?? (dueSentence === null ? (isUnexplained ? 'gone' : null) : 'due');
  useEffect(() => {
    onProblem?.(problemKind);
    return () => onProblem?.(null);
  }, [onProblem, problemKind]);
  useEffect(() => {
    OPEN_JOURNEY.set(
      drive === undefined ? journey : { ...journey, legs: [drive, ...journey.legs] },
    );
    return OPEN_JOURNEY.leaveList;
  }, [journey, drive]);
  const stopBefore = (ride: RideLeg) => {
    const trip = tripOf(ride);
    const before = trip === undefined ? null : (rideStops(ride, trip)?.before ?? null);
    return before && nameOf(before.intersection, before.stopID);
  };
  /** How a ride comes to its two ends: otherwise than before, if that is what is wrong. */
  function statesOf(ride: RideLeg): Pick<RideDetails, 'state' | 'offState'> {
    const asBefore = { state: stateOf(ride), offState: null };
    if (problem === null || problem.kind === 'missed' || problem.ride.tripID !== ride.tripID)
      return asBefore;
    if (problem.kind !== 'skipped') return { ...asBefore, state: warning(words.times.canceled) };
    const skipped = warning(words.times.skipped);
    return problem.stop.stopID === ride.from.stopID
      ? { ...asBefore, state: skipped }
      : { ...asBefore, offState: skipped };
  }
  const shown = isOld ? atTripTimes(journey, tripOf) : journey;
  const stopIDs = rides.flatMap(({ from, to }) => [from.stopID ?? '', to.stopID ?? '']);
  return (
    <>
      {sentence === null ? null : (
        <Notice tone={dueSentence === null ? 'caution' : 'quiet'} action={instead}>
          {sentence}
        </Notice>
      )}
      <JourneyLegs
        journey={{
          ...shown,
          legs: shown.legs.map((leg) => {
            const walk = leg.kind === 'walk' ? STREET_WALKS.of(known, leg) : undefined;
            return leg.kind === 'walk' && walk !== undefined
              ? { ...leg, meters: walk.meters }
              : leg;
          }),
        }}
        destination={destination}
        colorOf={colorOf}
        {...(bikeSteps === undefined ? {} : { bikeSteps })}
        detailsOf={(ride) => ({
          ...statesOf(ride),
          stopBefore: stopBefore(ride),
        })}
        onSelect={
          onSelect &&
          (({ tripID, from, to }) => onSelect(tripSelection(tripID, from.stopID ?? '', to.stopID)))
        }
      />
      {features.notices === true && rides.length > 0
        ? notices({
            routeIDs: rides.map(({ routeID }) => routeID),
            destinations: rides.map((ride) => ride.destination),
            stopIDs,
          })
        : null}
    </>
  );
}
