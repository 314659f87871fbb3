import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { BIKES_INTERVAL } from '../../../api/queries/bikes-queries.ts';
import type { JourneysQuestion } from '../../../api/queries/journeys/journeysQuery.ts';
import { bikeJourneysQuery } from '../../../api/queries/journeys/other-ways-queries.ts';
import { bikeKey, pickUpWords } from '../../../features/journeys/by-bike/bike-way-words.ts';
import { BikeSteps } from '../../../features/journeys/by-bike/BikeSteps.tsx';
import { listedAs, ridesOf } from '../../../features/journeys/journeyList.ts';
import { JourneyRow } from '../../../features/journeys/JourneyRow.tsx';
import { BIKE_KEY } from '../../../features/journeys/way-keys.ts';
import { ReadNotice } from '../../../ui/panels/ReadNotice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { JourneyView } from '../../../view/journey-view.ts';
import { useChangeView } from '../../../view/ViewContext.tsx';
import { useApi } from '../../reads/ApiContext.ts';
import { useCityStops } from '../../reads/StopsInViewContext.tsx';
import { UnofferedWay } from '../list/UnofferedWay.tsx';
import { OpenJourney, type OpenJourneyProps } from '../OpenJourney.tsx';

export interface BikeWaysProps extends Pick<
  OpenJourneyProps,
  'destination' | 'stateOf' | 'notices' | 'onSelect'
> {
  /** What is asked of the ways without a bike. */
  question: JourneysQuestion;
  asked: JourneyView;
  /** Milliseconds since 1970, by the service's clock. */
  now: number;
}

/** The ways with a rented bike that are faster than those without; nothing where none is. */
export function BikeWays({ question, asked, now, ...ofOpen }: BikeWaysProps): ReactNode {
  const language = useLanguage();
  const { layers, journeys: own } = language.words;
  const { colorOf } = useCityStops();
  const changeView = useChangeView();
  const { data: read, refetch } = useQuery(bikeJourneysQuery(useApi(), question, BIKES_INTERVAL));
  const { answer, failure } = read ?? {};
  // Counts are live, so that the page's own worker can't say anything of bikes without a network.
  if (failure?.error.kind === 'refused') return null;
  const journeys = answer?.journeys ?? [];
  const unoffered = (
    <UnofferedWay way={asked.way} prefix={BIKE_KEY} keys={answer?.journeys.map(bikeKey)} />
  );
  if (journeys.length === 0 && failure === undefined) return unoffered;
  return (
    <section data-by="bike" aria-label={own.byBike.heading}>
      <h2 className="journeys__other">{own.byBike.heading}</h2>
      {unoffered}
      <ReadNotice part={layers.bikes} read={read} onRetry={() => void refetch()} />
      <ol className="journeys__list">
        {journeys.map((journey) => {
          const key = bikeKey(journey);
          const [ride] = ridesOf(journey);
          return (
            <JourneyRow
              key={key}
              journey={journey}
              state={ride === undefined ? { word: '', tone: 'soft' } : ofOpen.stateOf(ride)}
              notes={pickUpWords(journey, now, language)}
              isOpen={key === asked.way}
              colorOf={colorOf}
              onOpen={() => changeView({ journey: { ...asked, way: key, departs: null } })}
            >
              <OpenJourney
                listed={listedAs(key, journey)}
                bikeSteps={(leg) => <BikeSteps leg={leg} now={now} />}
                {...ofOpen}
              />
            </JourneyRow>
          );
        })}
      </ol>
    </section>
  );
}
