import './JourneysPanel.css';
import { isRefusedAsUnknown } from '../../api/ApiError.ts';
import { isNotOffered } from '../../api/isNotOffered.ts';
import { isLive } from '../../contract/departures/departureRows.ts';
import type { RideLeg } from '../../contract/journeys/journeys.ts';
import { byTimetable } from '../../features/journeys/byTimetable.ts';
import { clocksOf } from '../../features/journeys/journey-words.ts';
import { ridesOf } from '../../features/journeys/journeyList.ts';
import type { JourneyState } from '../../features/journeys/JourneyRow.tsx';
import { rideDeparture } from '../../features/journeys/rideDeparture.ts';
import { rowState } from '../../features/times/row/rowState.ts';
import { formatClockWithZone, formatStandaloneClock } from '../../lib/words/format-clock.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { LiveMark } from '../../ui/panels/LiveMark.tsx';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { JourneyView } from '../../view/journey-view.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { ShareCard } from '../cards/head/ShareCard.tsx';
import { problemSentence } from '../map/locate.ts';
import { NearHead } from '../near/NearHead.tsx';
import { NearShape } from '../near/NearShape.tsx';
import { useSettings } from '../reads/SettingsContext.ts';
import { FavoriteWayButton } from './favorites/FavoriteWayButton.tsx';
import { JourneyChoices } from './fields/JourneyChoices.tsx';
import { JourneyWhen } from './fields/JourneyWhen.tsx';
import { FailedWays } from './list/FailedWays.tsx';
import { JourneyGaps } from './list/JourneyGaps.tsx';
import { LeftOutRoutes } from './list/LeftOutRoutes.tsx';
import { NoWay } from './list/NoWay.tsx';
import { useLastWay } from './list/useLastWay.ts';
import { useSharedWay } from './list/useSharedWay.ts';
import { WayList } from './list/WayList.tsx';
import type { OpenJourneyProps } from './OpenJourney.tsx';
import { OtherWays } from './OtherWays.tsx';
import { questionOf } from './questionOf.ts';
import { useEndName, useUnknownStop, useRiderPlace } from './useJourneyEnds.ts';
import { useJourneys } from './useJourneys.ts';

const NO_STATE: JourneyState = { word: '', tone: 'soft' };

interface JourneysPanelProps extends Pick<OpenJourneyProps, 'onSelect'> {
  journey: JourneyView;
  /** Whether the rider may be located without a press, where the browser was allowed to do so before. */
  locatesAtOnce?: boolean;
  /** Whether its link can be shared: a frame's place isn't the visitor's to share. */
  canShare?: boolean;
  /** What is said about the open journey's routes and stops. */
  notices: OpenJourneyProps['notices'];
}

/** The ways from one place to another, by arrival. The first is open. */
export function JourneysPanel({
  journey: asked,
  locatesAtOnce = false,
  canShare = false,
  notices,
  onSelect,
}: JourneysPanelProps) {
  const language = useLanguage();
  const { words } = language;
  const own = words.journeys;
  const { staleness, city, features } = useSettings();
  const { needs } = usePageView();
  const { from, to, way } = asked;
  // A link may ask for it in a city without parking.
  const isByCar = asked.isByCar && features.parking;
  const rider = useRiderPlace(locatesAtOnce && (from === null || to === null));
  const toName = useEndName(to);
  const hasName = to !== null && ('stopID' in to || to.name !== null);
  const unknown = [useUnknownStop(from), useUnknownStop(to)];
  const asking = questionOf(asked, rider.place, language.timeZone, needs);
  const question = asking === 'same' ? null : asking;
  const { read, refetch, now, journeys: listed, ...linked } = useJourneys(question, asked);
  const { answer, failure } = read ?? {};
  const liveFor = staleness.vehiclesGoneSeconds * 1000;
  const updatedAt = answer?.updatedAt;
  const isFresh = updatedAt !== undefined && now - updatedAt <= liveFor;
  const isOld = ({ basis, updatedAt: measuredAt = now }: RideLeg) =>
    basis !== 'scheduled' && !(isFresh && now - measuredAt <= liveFor);
  const journeys = listed.map((one) =>
    ridesOf(one.journey).some(isOld) ? { ...one, journey: byTimetable(one.journey) } : one,
  );
  const lastKey = useLastWay(question, journeys);
  const departureOf = (ride: RideLeg) => rideDeparture(ride, isFresh, { now, liveFor });
  const stateOf = (ride: RideLeg): JourneyState => {
    const departure = departureOf(ride);
    return departure === null ? NO_STATE : rowState(departure, language);
  };
  const open =
    journeys.find(({ key }) => key === way) ?? (isByCar || way !== null ? undefined : journeys[0]);
  const shared = useSharedWay(asked, open?.journey);
  const hasLive = journeys.some(({ journey }) =>
    ridesOf(journey).some((ride) => {
      const departure = departureOf(ride);
      return departure !== null && isLive(departure.arrival);
    }),
  );
  // The time that a rider asks for is by the city's clock.
  const isElsewhere = journeys.some(({ journey }) =>
    clocksOf(journey, language).some(({ timeZone }) => timeZone !== language.timeZone),
  );
  const refused = failure?.error;
  const isUnknown =
    unknown.some((stopID) => stopID !== null) ||
    (refused !== undefined && isRefusedAsUnknown(refused, 'stop'));
  // Of a time that is given, all may have left.
  const isNoWay = answer !== undefined && (answer.why !== undefined || asked.time !== null);
  const ofOpen = { destination: hasName ? toName : null, stateOf, notices, onSelect };
  const others =
    question === null || answer === undefined ? null : { question, asked, now, ...ofOpen };
  // Where all ways are left out for what the rider needs, that is why there are none.
  const isNeedUnknown =
    journeys.length === 0 && answer?.leftOut.some(({ why: one }) => one !== 'by-reservation');
  const leftOut =
    answer === undefined ? null : <LeftOutRoutes leftOut={answer.leftOut} journeys={journeys} />;
  // After the ways, which it would push away.
  const failed = (
    <FailedWays read={read} time={asked.time} now={now} onRetry={() => void refetch()} />
  );
  return (
    <section className="journeys" aria-label={own.heading(toName)} aria-busy={read === undefined}>
      <NearHead
        title={own.ways(journeys.length, language.formats.number(journeys.length))}
        status={
          <>
            {hasLive ? <LiveMark /> : answer?.isLiveLost === true ? words.times.unseen : null}
            {hasLive || answer?.isLiveLost === true ? ' · ' : null}
            {(isElsewhere ? formatClockWithZone : formatStandaloneClock)(now, language)}
          </>
        }
      >
        <FavoriteWayButton journey={asked} />
        {canShare ? <ShareCard shared={shared} /> : null}
        <JourneyWhen journey={asked} now={now} />
      </NearHead>
      <JourneyChoices journey={asked} hasCar={features.parking} />
      {isUnknown ? (
        <Notice tone="quiet">{own.unknownStop}</Notice>
      ) : asking === null ? (
        <Notice
          tone="quiet"
          action={
            <Button disabled={rider.isLocating} onClick={() => void rider.find()}>
              {words.stops.locate}
            </Button>
          }
        >
          {rider.problem === null
            ? own.needsPlace
            : problemSentence(rider.problem, words, city.name)}
        </Notice>
      ) : asking === 'same' ? (
        <Notice tone="quiet">{own.samePlace}</Notice>
      ) : refused !== undefined && isNotOffered(refused, 'times') ? (
        <Notice tone="quiet">{own.notOffered}</Notice>
      ) : journeys.length === 0 ? (
        failed
      ) : null}
      {question === null || read !== undefined ? null : <NearShape />}
      {isByCar && question !== null ? (
        <>
          {others === null ? null : <OtherWays by="car" {...others} />}
          <h2 className="journeys__other">{own.byCar.without}</h2>
        </>
      ) : null}
      {isNoWay && journeys.length === 0 ? (
        isNeedUnknown ? (
          <Notice tone="quiet">{own.needUnknown}</Notice>
        ) : (
          <NoWay answer={answer} time={asked.time} now={now} />
        )
      ) : null}
      {isNeedUnknown ? leftOut : null}
      {linked.why === null ? null : <Notice tone="caution">{own.linked[linked.why]}</Notice>}
      <WayList
        journeys={journeys}
        asked={asked}
        open={open}
        lastKey={lastKey}
        now={now}
        {...ofOpen}
      />
      {others === null ? null : <OtherWays by="bike" {...others} />}
      {others === null || isByCar ? null : <OtherWays by="car" {...others} />}
      {journeys.length === 0 ? null : failed}
      {answer === undefined ? null : <JourneyGaps answer={answer} isOld={failure !== undefined} />}
      {isNeedUnknown ? null : leftOut}
    </section>
  );
}
