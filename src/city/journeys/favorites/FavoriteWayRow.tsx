import './FavoriteWayRow.css';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';

import { journeysQuery } from '../../../api/queries/journeys/journeysQuery.ts';
import {
  journeyDay,
  journeySentence,
  journeyTimes,
  noWaySentence,
} from '../../../features/journeys/journey-words.ts';
import { ridesOf } from '../../../features/journeys/journeyList.ts';
import { nextWays } from '../../../features/journeys/nextWays.ts';
import { laterFigures, rowFigure } from '../../../features/times/row/rowFigure.ts';
import { rowState } from '../../../features/times/row/rowState.ts';
import { failureReason } from '../../../lib/words/failureReason.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Badge } from '../../../ui/panels/Badge.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { JourneyEnd } from '../../../view/journey-view.ts';
import { useChangeView, usePageView } from '../../../view/ViewContext.tsx';
import type { WayBetween } from '../../../view/way-between.ts';
import { useServiceNow } from '../../departures/useServiceNow.ts';
import { useApi } from '../../reads/ApiContext.ts';
import { useSettings } from '../../reads/SettingsContext.ts';
import { useCityStops } from '../../reads/StopsInViewContext.tsx';
import { questionOf } from '../questionOf.ts';

/** Milliseconds. Less often than ways that a rider has opened. */
const INTERVAL = 30_000;

/** The favorite ways between two places. */
export interface FavoriteWay {
  readonly id: string;
  readonly way: WayBetween;
  /** Of both places, from when the rider chose them. */
  readonly names: readonly [from: string, to: string];
}

/**
 * Favorite ways as a row of departures: the badges of the next one, when to set out and to arrive, and when the ones
 * after it begin. It opens them.
 */
export function FavoriteWayRow({ way, names }: Pick<FavoriteWay, 'way' | 'names'>) {
  const language = useLanguage();
  const { words, nameOf, labelOf } = language;
  const { journeys } = words;
  const { staleness } = useSettings();
  const { needs } = usePageView();
  const changeView = useChangeView();
  const { colorOf } = useCityStops();
  const now = useServiceNow();
  const asked = questionOf(way, null, language.timeZone, needs);
  const question = asked === null || asked === 'same' ? { from: '', to: '' } : asked;
  const { data: read } = useQuery(journeysQuery(useApi(), question, INTERVAL));
  const { answer, failure } = read ?? {};
  const liveFor = staleness.vehiclesGoneSeconds * 1000;
  const isFresh = answer?.updatedAt !== undefined && now - answer.updatedAt <= liveFor;
  const [next, ...later] = nextWays(answer?.journeys ?? [], isFresh, { now, liveFor });

  const nameOfEnd = (end: JourneyEnd, name: string) =>
    'stopID' in end ? nameOf(name, end.stopID) : name;
  const [from, to] = [nameOfEnd(way.from, names[0]), nameOfEnd(way.to, names[1])];
  const departure = next?.departure ?? null;
  const [ride, ...changes] = next === undefined ? [] : ridesOf(next.journey);
  const state = departure === null ? null : rowState(departure, language);
  const [large, small] = departure === null ? ['', ''] : rowFigure(departure, language);
  const laterOnes = later.flatMap((one) => one.departure ?? []);
  // Why there is none, where a row says more about the next one.
  const missing =
    next !== undefined || read === undefined
      ? ''
      : answer === undefined
        ? failure === undefined
          ? ''
          : failureReason(failure.error, words.failures)
        : noWaySentence(answer, journeys);
  const day = next === undefined ? '' : journeyDay(next.journey, now, language);
  const about =
    next === undefined ? missing : journeySentence(next.journey, language, state?.word ?? '');
  const ends = [journeys.ends.from(from), journeys.ends.to(to)];
  return (
    <div className="departure favorite-way" data-comes="true">
      <button
        type="button"
        className="list-row departure__row"
        aria-label={[...ends, day, about].filter((text) => text !== '').join(words.page.comma)}
        onClick={() => changeView({ journey: way, selection: null }, 'push')}
      >
        <span className="departure__badge">
          {ride === undefined ? (
            <Icon name={next === undefined ? 'way' : 'walk'} size={24} />
          ) : (
            <Badge routeID={ride.routeID} fill={colorOf(ride.routeID)} />
          )}
        </span>
        <span className="departure__to">
          <bdi>{from}</bdi> <span className="favorite-way__to">›</span> <bdi>{to}</bdi>
        </span>
        <small className="departure__about">
          {missing === '' ? null : <span>{missing}</span>}
          {changes.map(({ routeID }, index) => (
            <Fragment key={index}>
              <span>› {labelOf(routeID)}</span>{' '}
            </Fragment>
          ))}
          {state === null || state.word === '' ? null : <b data-tone={state.tone}>{state.word}</b>}{' '}
          {day === '' ? null : <span>{day}</span>}{' '}
          {next === undefined ? null : <span>{journeyTimes(next.journey, language)}</span>}
        </small>
        <span
          className="departure__in"
          data-counted={departure !== null && departure.minutes !== null}
        >
          <b>{large}</b>
          {small}
        </span>
        <small className="departure__later">
          {laterFigures(laterOnes, language).map(({ key, text, isCounted }) => (
            <span key={key} data-counted={isCounted}>
              {text}
            </span>
          ))}
        </small>
      </button>
    </div>
  );
}
