import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';

import { tripQuery } from '../../api/queries/tripQuery.ts';
import type { BikeLeg } from '../../contract/journeys/bike-journeys.ts';
import type { DriveLeg } from '../../contract/journeys/car-journeys.ts';
import type { RideLeg } from '../../contract/journeys/journeys.ts';
import type { TripTimes } from '../../contract/trip-times.ts';
import { JourneyLegs } from '../../features/journeys/JourneyLegs.tsx';
import { type ListedJourney, ridesOf } from '../../features/journeys/journeyList.ts';
import {
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
import { useApi } from '../reads/ApiContext.ts';
import { OPEN_JOURNEY } from '../reads/openJourney.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { useCityStops } from '../reads/StopsInViewContext.tsx';
import { STREET_WALKS } from './streetWalks.ts';

/** What keeps a rider from a way: a problem with it, or that its first bus has left. */
export type Hindrance = JourneyProblem['kind'] | 'due';

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
  /** Missing where a trip can't be opened. */
  onSelect?: ((selection: Selection) => void) | undefined;
}

/** The steps of the open journey, with what is wrong with it: its trips and notices are read while it is open. */
export function OpenJourney({
  listed,
  drive,
  destination,
  stateOf,
  bikeSteps,
  notices,
  onProblem,
  onSelect,
}: OpenJourneyProps) {
  const language = useLanguage();
  const { words, labelOf, nameOf } = language;
  const now = useServiceNow();
  const { journeys } = words;
  const api = useApi();
  const { polling, features } = useSettings();
  const { colorOf } = useCityStops();
  const announce = useAnnounce();
  const known = useSyncExternalStore(STREET_WALKS.subscribe, STREET_WALKS.get);
  const { journey, isGone } = listed;
  const rides = ridesOf(journey);
  const reads = useQueries({
    queries: rides.map(({ tripID }) => tripQuery(api, { tripID }, polling.vehiclesSeconds * 1000)),
  });
  const tripOf = (ride: RideLeg): TripTimes | undefined => reads[rides.indexOf(ride)]?.data?.answer;
  const problem = journeyProblem(journey, tripOf);
  const departsAt = ({ departAt, from }: RideLeg) =>
    formatClock(departAt, inTimeZone(language, from.timeZone));
  const sentences = {
    canceled: () =>
      problem && journeys.canceled(labelOf(problem.ride.routeID), departsAt(problem.ride)),
    missed: () =>
      problem &&
      journeys.missed(
        labelOf(problem.ride.routeID),
        nameOf(problem.ride.from.name ?? '', problem.ride.from.stopID),
      ),
  };
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
  const sentence =
    problem === null ? (dueSentence ?? (isGone ? journeys.gone : null)) : sentences[problem.kind]();
  useEffect(() => {
    if (sentence !== null) announce(sentence);
  }, [announce, sentence]);
  const problemKind = problem?.kind ?? (dueSentence === null ? null : 'due');
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
  const stopIDs = rides.flatMap(({ from, to }) => [from.stopID ?? '', to.stopID ?? '']);
  return (
    <>
      {sentence === null ? null : (
        <Notice tone={dueSentence === null ? 'caution' : 'quiet'}>{sentence}</Notice>
      )}
      <JourneyLegs
        journey={{
          ...journey,
          legs: journey.legs.map((leg) => {
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
          state:
            problem?.kind === 'canceled' && problem.ride === ride
              ? { word: words.times.canceled, tone: 'warn' }
              : stateOf(ride),
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
