import './NearPanel.css';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useMemo, useState } from 'react';

import { isNotOffered } from '../../api/isNotOffered.ts';
import { NEAR_KEY } from '../../api/queries/query-keys.ts';
import type { NoticePlace } from '../../features/notices/rules/concerning.ts';
import { Optional } from '../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { useIsCauseSaid } from '../../ui/panels/CauseSaid.ts';
import { Notice } from '../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../ui/panels/ReadNotice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { PanelProps } from '../../view/panel-props.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { useServiceNow } from '../departures/useServiceNow.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { useCityStops } from '../reads/StopsInViewContext.tsx';
import { AddedNear } from './AddedNear.tsx';
import { LocateButton } from './LocateButton.tsx';
import { type NearGroup, nearGroups } from './nearGroups.ts';
import { NearHead } from './NearHead.tsx';
import { NearRows } from './NearRows.tsx';
import { NearShape } from './NearShape.tsx';
import { NearStatus } from './NearStatus.tsx';
import { useNearAround } from './useNearAround.ts';
import { useNearPoint } from './useNearPoint.ts';

const NearEmpty = lazyComponent(async () => (await import('./NearEmpty.tsx')).NearEmpty);
// Most places have departures.
const NoDepartures = lazyComponent(
  async () => (await import('../panels/NoDepartures.tsx')).NoDepartures,
);
const NearNeeds = lazyComponent(async () => (await import('./NearNeeds.tsx')).NearNeeds);
const NearNeedsChips = lazyComponent(async () => (await import('./NearNeeds.tsx')).NearNeedsChips);
const NearOptions = lazyComponent(async () => (await import('./NearOptions.tsx')).NearOptions);

export interface NearPanelProps extends PanelProps {
  /** At the end of the head. */
  beside?: ReactNode;
  /** Shown instead for a service that answers no such list, and while it can't be read. */
  otherwise: ReactNode;
  /** What is said about what is listed. It stays at the sheet's foot, so that it moves nothing when it comes. */
  foot: (place: NoticePlace) => ReactNode;
}

const NO_GROUPS: readonly NearGroup[] = [];

/** What departs around the searched point, or around the middle of the map: a row for each route and destination. */
export function NearPanel({ beside, otherwise, foot, onSelect, onHighlight }: NearPanelProps) {
  const language = useLanguage('page');
  const { words } = language;
  const queryClient = useQueryClient();
  const { city, staleness, walking } = useSettings();
  const { areOthersDue } = useCityStops();
  const { point, isSearched, isRiderThere } = useNearPoint();
  const { radius, selection } = usePageView();
  const { read, meters, isBefore } = useNearAround(point);
  const now = useServiceNow();
  const isCauseSaid = useIsCauseSaid();
  const [areNeedsOpen, setNeedsOpen] = useState(false);
  const { answer, failure } = read ?? {};
  const groups = useMemo(
    () =>
      answer === undefined
        ? NO_GROUPS
        : nearGroups(answer, {
            now,
            liveFor: staleness.vehiclesGoneSeconds * 1000,
            metresPerMinute: walking.metresPerMinute,
            isRiderThere,
          }),
    [answer, now, staleness, walking, isRiderThere],
  );
  if (failure !== undefined && isNotOffered(failure.error, 'times')) return otherwise;
  // On a desk a stop's card stands beside the list, and says it.
  const saysNoLive = selection?.kind !== 'stop' && !isCauseSaid('unreachable');
  const retry = () => void queryClient.refetchQueries({ queryKey: NEAR_KEY });
  const nearest = groups[0]?.stop ?? answer?.stops[0];
  return (
    <section className="near-panel" aria-busy={isBefore}>
      <NearHead
        title={
          isRiderThere
            ? words.stops.nearYou
            : nearest === undefined
              ? city.name
              : words.stops.near(language.nameOf(nearest.intersection, nearest.stopID))
        }
        status={
          <>
            <NearStatus groups={groups} now={now} isLiveLost={answer?.isLiveLost} />
            {isSearched ? (
              <Suspense fallback={null}>
                <NearNeeds
                  isOpen={areNeedsOpen}
                  onToggle={() => setNeedsOpen((isOpen) => !isOpen)}
                />
              </Suspense>
            ) : null}
          </>
        }
      >
        {beside}
        {isRiderThere ? null : <LocateButton />}
        {isSearched && areNeedsOpen ? (
          <Suspense fallback={null}>
            <NearNeedsChips />
          </Suspense>
        ) : null}
      </NearHead>
      {answer === undefined && failure !== undefined ? (
        <>
          <ReadNotice part={words.page.tabs.departures} read={read} onRetry={retry} />
          {otherwise}
        </>
      ) : null}
      {answer === undefined || groups.length > 0 ? null : answer.stops.length > 0 ? (
        <Optional fallback={<Notice tone="quiet">{words.times.none}</Notice>}>
          <NoDepartures stopIDs={answer.stops.map((stop) => stop.stopID)} />
        </Optional>
      ) : (
        <Suspense fallback={null}>
          <NearEmpty radiusFeet={radius} />
        </Suspense>
      )}
      {read === undefined ? <NearShape /> : null}
      <NearRows groups={groups} now={now} onSelect={onSelect} onHighlight={onHighlight} />
      {areOthersDue ? <AddedNear place={point} onSelect={onSelect} /> : null}
      {isSearched ? (
        <Suspense fallback={null}>
          <NearOptions meters={meters} />
        </Suspense>
      ) : null}
      <div className="near-panel__foot">
        {answer !== undefined && failure !== undefined ? (
          <ReadNotice part={words.page.tabs.departures} read={read} onRetry={retry} />
        ) : null}
        {answer?.isPartial === true ? <Notice tone="caution">{words.times.partial}</Notice> : null}
        {answer?.isLiveLost === true && failure === undefined && saysNoLive ? (
          <div className="near-panel__no-live">
            <Notice tone="caution">{words.times.noLive}</Notice>
          </div>
        ) : null}
        {answer === undefined ? null : foot(placeOf(groups))}
      </div>
    </section>
  );
}

/** The stops and lines of the rows, whose notices are in force there. */
function placeOf(groups: readonly NearGroup[]): NoticePlace {
  const rows = groups.flatMap((group) => group.rows);
  return {
    stopIDs: [...new Set(rows.map(({ stopID }) => stopID))],
    routeIDs: [...new Set(rows.map(({ row }) => row.routeID))],
    destinations: [...new Set(rows.map(({ row }) => row.destination))],
  };
}
