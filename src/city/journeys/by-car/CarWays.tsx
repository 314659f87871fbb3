import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { JourneysQuestion } from '../../../api/queries/journeys/journeysQuery.ts';
import { carJourneysQuery } from '../../../api/queries/journeys/other-ways-queries.ts';
import type { LotsLeftOut } from '../../../contract/journeys/car-journeys.ts';
import type { Journey } from '../../../contract/journeys/journeys.ts';
import { eventKeyParts } from '../../../contract/parking/special-event.ts';
import { carKey } from '../../../features/journeys/by-car/car-words.ts';
import { CarRow } from '../../../features/journeys/by-car/CarRow.tsx';
import { CAR_KEY } from '../../../features/journeys/way-keys.ts';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../../ui/panels/ReadNotice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { JourneyEnd, JourneyView } from '../../../view/journey-view.ts';
import { useChangeView } from '../../../view/ViewContext.tsx';
import { useApi } from '../../reads/ApiContext.ts';
import { useCityStops } from '../../reads/StopsInViewContext.tsx';
import { UnofferedWay } from '../list/UnofferedWay.tsx';
import { OpenCarWay, type OpenCarWayProps } from './OpenCarWay.tsx';
import { backOf, wayBack } from './wayBack.ts';
import { WayHome } from './WayHome.tsx';

/** Counts and forecasts change with each minute at most. */
const INTERVAL = 60_000;
/** Why a lot is not offered although it may have open spots: one is there as soon without a car. */
const OF_NO_USE: ReadonlySet<LotsLeftOut['why']> = new Set(['too-near', 'no-faster']);

export interface CarWaysProps extends Omit<OpenCarWayProps, 'journey' | 'onBack'> {
  /** What is asked of the ways without a car. */
  question: JourneysQuestion;
  asked: JourneyView;
}

/** The ways by car to a lot and on from there, beside those without a car; for an event with the last way back. */
export function CarWays({ question, asked, ...ofOpen }: CarWaysProps): ReactNode {
  const { words, formats, timeZone } = useLanguage();
  const { journeys: own, layers } = words;
  const { colorOf } = useCityStops();
  const changeView = useChangeView();
  const query = carJourneysQuery(useApi(), question, asked.event, INTERVAL);
  const { data: read, refetch } = useQuery(query);
  const { answer, failure } = read ?? {};
  const answered = answer?.journeys ?? [];
  // Who wants to be there by a time leaves as late as possible, as without a car.
  const listed =
    question.isArriveBy === true
      ? answered.toSorted((one, other) => other.departAt - one.departAt)
      : answered;
  // That going by car is no faster is not said beside the other ways, unless somebody asks.
  const isLeftOut = answer?.lotsLeftOut.some(({ why }) => !OF_NO_USE.has(why)) === true;
  const isOfNoUse = answer !== undefined && answer.lotsLeftOut.length > 0 && !isLeftOut;
  const refused = failure?.error.kind === 'refused' ? failure.error.message : null;
  // A frame leads to its place only.
  const opener = (to: JourneyEnd | null) =>
    ofOpen.onSelect &&
    ((back: Journey) => changeView({ journey: wayBack(back, asked.to, to, timeZone) }, 'push'));
  return (
    <>
      {answer?.backAfter === undefined || asked.event === null ? null : (
        <WayHome
          name={eventKeyParts(asked.event).name}
          end={{ until: answer.backAfter, isAssumed: answer.isEndAssumed === true }}
          back={backOf(answer)}
          onOpen={opener(asked.from)}
        />
      )}
      <UnofferedWay way={asked.way} prefix={CAR_KEY} keys={answer?.journeys.map(carKey)} />
      {answer?.journeys.length === 0 && !isLeftOut && !asked.isByCar ? null : (
        <section data-by="car" aria-label={own.byCar.heading} aria-busy={read === undefined}>
          <h2 className="journeys__other">{own.byCar.heading}</h2>
          {refused === null ? (
            <ReadNotice part={layers.lots} read={read} onRetry={() => void refetch()} />
          ) : (
            <Notice tone="quiet">
              {asked.event !== null && refused.startsWith('event')
                ? own.event.over
                : own.byCar.offline}
            </Notice>
          )}
          {answer?.journeys.length === 0 && !isOfNoUse ? (
            <Notice tone="quiet">{own.byCar.none}</Notice>
          ) : null}
          <ol className="journeys__list">
            {listed.map((journey, index) => {
              const key = carKey(journey);
              const [{ lot, to }] = journey.legs;
              const openBack = opener({ place: { lat: to.lat, lon: to.lon }, name: lot.name });
              const isFirst = index === 0 && asked.isByCar && asked.way === null;
              return (
                <CarRow
                  key={key}
                  journey={journey}
                  isOpen={isFirst || key === asked.way}
                  colorOf={colorOf}
                  onOpen={() => changeView({ journey: { ...asked, way: key, departs: null } })}
                >
                  <OpenCarWay
                    journey={journey}
                    onBack={openBack && (() => openBack(journey.back))}
                    {...ofOpen}
                  />
                </CarRow>
              );
            })}
          </ol>
          {(answer?.lotsLeftOut ?? []).map(({ why, lots }) => (
            <Notice key={why} tone="quiet">
              {own.byCar.leftOut[why](formats.list(lots))}
            </Notice>
          ))}
        </section>
      )}
    </>
  );
}
