import './FrameDepartures.css';
import type { ReactNode } from 'react';

import { isRefusedAsUnknown } from '../../../api/ApiError.ts';
import { tripSelection } from '../../../city/departures/trip-selection.ts';
import { useDepartures } from '../../../city/departures/useDepartures.ts';
import type { NoticeOf } from '../../../city/notices/useDepartureNotices.ts';
import { NoDepartures } from '../../../city/panels/NoDepartures.tsx';
import { useIsRead } from '../../../city/reads/live/useIsRead.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import type { Arrival } from '../../../contract/arrivals.ts';
import { askedDepartures, isListed } from '../../../contract/departure-filter.ts';
import type { RowAt } from '../../../contract/departures/departuresTogether.ts';
import { eachDeparture } from '../../../contract/departures/eachDeparture.ts';
import { Departures } from '../../../features/times/Departures.tsx';
import { useReach } from '../../../features/times/useReach.ts';
import { dotSeparated } from '../../../lib/words/dotSeparated.ts';
import { Optional } from '../../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../../ui/panels/ReadNotice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { PanelProps } from '../../../view/panel-props.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useFrame } from '../FrameContext.ts';
import { useShownPanel } from '../list/useShownPanel.ts';
import type { NamedStop } from './useNamedStops.ts';
import { useNamedStops } from './useNamedStops.ts';

/** So many rows fit in 400 x 600 pixels. */
const LEAST_ROWS = 8;

type FrameRow = RowAt<NamedStop> & {
  /** Whether its bus leaves before people can get to the stop. */
  readonly isTooLate?: true;
};

const WithDepartureNotices = lazyComponent(
  async () => (await import('../../../city/notices/WithDepartureNotices.tsx')).WithDepartureNotices,
);

/** Departures, with what the agency says about them once its code has loaded. They don't wait for it. */
function OptionalNotices({ children }: { children: (noticeOf: NoticeOf) => ReactNode }) {
  const without = children(() => '');
  if (!useIsRead()('notices')) return without;
  return (
    <Optional fallback={without}>
      <WithDepartureNotices>{children}</WithDepartureNotices>
    </Optional>
  );
}

/** The departures of the stops that the frame's URL names. */
export function FrameDepartures({ onSelect }: PanelProps) {
  const { words, formats } = useLanguage('page');
  const { colorOf } = useCityStops();
  const { routes, near } = usePageView();
  const { mode, title, stops: named, departures } = useFrame().options;
  const { filter, reach } = departures;
  const { offered } = useShownPanel();
  const stops = useNamedStops();
  const stopIDs = stops.map(({ stopID }) => stopID);
  const { options, reads, refetch } = useDepartures(
    stopIDs,
    stopIDs,
    undefined,
    askedDepartures(filter),
  );
  const feeds = stops.flatMap((place, index) => {
    const feed = reads[index]?.answer;
    return feed === undefined ? [] : [{ stopID: place.stopID, place, feed }];
  });
  const isShown = (arrival: Arrival) =>
    (routes === null || routes.length === 0 || routes.includes(arrival.routeID)) &&
    isListed(filter, arrival);
  // The walk comes first, because a small frame cuts the name.
  const whereOf = ({ name, walkMinutes }: NamedStop) =>
    walkMinutes === null
      ? name
      : dotSeparated([words.times.walk(formats.duration(walkMinutes * 60_000)), name]);
  const [only, ...others] = stops;
  const isOne = others.length === 0;
  // The heading of a list is its stop's name, unless it has a title, other stops or other lists.
  const isAlone = mode === 'list' && named.length === 1 && offered.length === 1;
  const hasName = !isAlone || title !== null || near !== null;
  const listed = {
    ...options,
    // Without `reach`, the walk is in the row and leaves no bus out.
    minutesTo: ({ walkMinutes }: NamedStop) =>
      reach.minutes ?? (reach.isMarked ? (walkMinutes ?? 0) : 0),
    isShown,
  };
  const each = useReach(feeds, { ...listed, shown: LEAST_ROWS });
  const lines = useReach(feeds, listed);
  // Few lines fill a list with their next buses; many have a row each.
  const isEach = mode === 'list' && each.inReach.filter(({ comes }) => comes).length < LEAST_ROWS;
  const { inReach, tooLate } = isEach ? each : lines;
  const below = reach.isMarked ? tooLate.map((row) => ({ ...row, isTooLate: true as const })) : [];
  const rowsOf = <Row extends FrameRow>(some: readonly Row[]) =>
    isEach ? eachDeparture(some) : some;
  const rows: readonly FrameRow[] = [...rowsOf(inReach), ...rowsOf(below)];
  const whereOfRow = ({ place, isTooLate }: FrameRow) =>
    dotSeparated([
      ...(isTooLate === true ? [words.times.tooLate] : []),
      ...(isOne ? [] : [whereOf(place)]),
    ]);
  return (
    <section
      className="frame-departures"
      data-stops={stops.length}
      aria-label={words.page.tabs.departures}
    >
      {isOne && only !== undefined && hasName ? (
        <h2 className="frame-departures__stop">{whereOf(only)}</h2>
      ) : null}
      {stops.map(({ stopID, name }, index) => {
        const read = reads[index];
        const isUnknown =
          read?.failure !== undefined && isRefusedAsUnknown(read.failure.error, 'stop');
        return isUnknown ? (
          <Notice key={stopID} tone="quiet">
            {words.stops.unknown(stopID)}
          </Notice>
        ) : (
          <ReadNotice key={stopID} part={name} read={read} onRetry={refetch} />
        );
      })}
      {feeds.length === 0 && reads.some((read) => read === undefined) ? (
        <Notice tone="quiet">{words.page.loading}</Notice>
      ) : null}
      {feeds.length === 0 ? null : (
        <OptionalNotices>
          {(noticeOf) => (
            <Departures
              rows={rows}
              isPartial={feeds.some(({ feed }) => feed.isPartial)}
              now={options.now}
              none={<NoDepartures stopIDs={stopIDs} routes={routes ?? []} filter={filter} />}
              whereOf={whereOfRow}
              colorOf={colorOf}
              noticeOf={(arrival, { place }) => noticeOf(arrival, place.stopID)}
              onSelectTrip={(tripID, { place }) => onSelect(tripSelection(tripID, place.stopID))}
            />
          )}
        </OptionalNotices>
      )}
    </section>
  );
}
