import { memo, startTransition, useEffect, useMemo, useState } from 'react';

import './VehicleList.css';
import type { TrackedVehicle } from '../../../api/feeds/vehicleFeed.ts';
import { feedSentence, vehicleHealth } from '../../../api/feeds/vehicleHealth.ts';
import type { Need } from '../../../contract/links/vehicle-needs.ts';
import { fullRouteName, nameBesideLabel } from '../../../lib/names/route-name.ts';
import { afterPaint } from '../../../ui/browser/afterPaint.ts';
import { rowsBeforeScroll } from '../../../ui/browser/useProgressiveRows.tsx';
import { useRowsOnScreen } from '../../../ui/browser/useRowsOnScreen.ts';
import { Badge } from '../../../ui/panels/Badge.tsx';
import { useIsCauseSaid } from '../../../ui/panels/CauseSaid.ts';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { FeedNotice } from './FeedNotice.tsx';
import { RouteVehicles } from './RouteVehicles.tsx';
import { useSteadyOrder } from './useSteadyOrder.ts';
import type { VehicleListProps } from './vehicle-list-props.ts';

/** The least height of a row, in pixels (VehicleList.css). */
const ROW_HEIGHT = 56;

const NO_NEEDS: readonly Need[] = [];
const NO_VEHICLES: readonly TrackedVehicle[] = [];

/** The rows that a route has at least after the first paint, so that it is never only a heading. */
const LEAST_ROWS_OF_ROUTE = 4;

/** How a number of rows is shared among the routes, from the top. The rest follows below them, so nothing visible moves. */
interface RowsOfRoutes {
  /** The number of routes. */
  readonly routes: number;
  /** The number of rows of each route. */
  readonly rows: readonly number[];
}

function shareRows(count: number, feeds: VehicleListProps['feeds']): RowsOfRoutes {
  let [left, routes] = [count, 0];
  const rows = feeds.map(({ read }) => {
    if (left > 0) routes += 1;
    const ofRoute = Math.min(left, read?.answer?.vehicles.length ?? 0);
    left -= ofRoute;
    return ofRoute;
  });
  return { routes, rows };
}

/** How many of the routes to render: those on the first screen, and the others after its paint. */
function useRoutesToRender(all: number, onFirstScreen: number): number {
  const [isPainted, setIsPainted] = useState(false);
  const isPartial = !isPainted && onFirstScreen < all;
  useEffect(
    () => (isPartial ? afterPaint(() => startTransition(() => setIsPainted(true))) : undefined),
    [isPartial],
  );
  return isPartial ? onFirstScreen : all;
}

/** Puts the routes whose buses all fail the rider's filters last, so that what matches is at the top. */
function matchesFirst(
  feeds: VehicleListProps['feeds'],
  isDimmed: VehicleListProps['isDimmed'],
): VehicleListProps['feeds'] {
  if (isDimmed === undefined) return feeds;
  const failsAll = ({ read }: (typeof feeds)[number]) => {
    const { vehicles = NO_VEHICLES } = read?.answer ?? {};
    return vehicles.length > 0 && vehicles.every(isDimmed);
  };
  return [...feeds.filter((feed) => !failsAll(feed)), ...feeds.filter(failsAll)];
}

/**
 * The vehicles of the chosen routes and the state of each route's feed: everything that the map shows
 * about them, as text. It does not read the feeds itself, so that map, list and card share
 * one poll per route.
 */
export const VehicleList = memo(function VehicleList({
  feeds: given,
  staleness,
  mergesEmpty = false,
  needs = NO_NEEDS,
  isDimmed,
  onSelect,
  onHighlight,
  onRetry,
}: VehicleListProps) {
  const { words, wordsOn, formats, labelOf } = useLanguage();
  const ordered = useSteadyOrder(given);
  const feeds = useMemo(() => matchesFirst(ordered, isDimmed), [ordered, isDimmed]);
  const states = useNow(1000, (now) =>
    feeds.map(({ read }) => {
      const about = feedSentence(read, now, staleness);
      const { visibility } = vehicleHealth(read, now, staleness);
      if (mergesEmpty && about === 'empty') return about;
      return about === 'delayed' && visibility === 'hidden' ? about : visibility;
    }),
  );
  const isCauseSaid = useIsCauseSaid();
  const firstRows = useRowsOnScreen(ROW_HEIGHT);
  const first = shareRows(firstRows, feeds);
  const later = shareRows(rowsBeforeScroll(firstRows), feeds);
  const routes = useRoutesToRender(feeds.length, first.routes);
  if (feeds.length === 0) return <Notice tone="quiet">{words.routes.none}</Notice>;
  const inState = (state: 'empty' | 'delayed') =>
    feeds.flatMap(({ route }, index) => (states[index] === state ? [route.routeID] : []));
  const [empty, delayed] = [inState('empty'), inState('delayed')];
  const sentenceOf = (routeIDs: readonly string[], state: 'empty' | 'delayed') =>
    words.feed.ofRoutes(
      routeIDs.length,
      formats.list(routeIDs.map(labelOf).toSorted(formats.compare)),
      `${wordsOn(...routeIDs).feed[state]}.`,
    );
  const sections = feeds.slice(0, routes).map((feed, index) => {
    const { route, read } = feed;
    const visibility = states[index];
    if (visibility === 'empty' || (visibility === 'delayed' && delayed.length > 1)) return null;
    const isHidden = visibility === 'hidden' || visibility === 'delayed';
    if (isHidden && isCauseSaid(read?.failure?.error.kind)) return null;
    const { vehicles = NO_VEHICLES, dropped = 0 } = read?.answer ?? {};
    const laterRows = Math.max(LEAST_ROWS_OF_ROUTE, later.rows[index] ?? 0);
    return (
      <section
        key={route.routeID}
        className="vehicle-list__route"
        aria-label={fullRouteName(route, words.routes)}
      >
        <header className="vehicle-list__header">
          <Badge routeID={route.routeID} fill={route.color} />
          <h2 className="vehicle-list__name">
            {nameBesideLabel(route, words.routes) || (
              <span className="visually-hidden">{fullRouteName(route, words.routes)}</span>
            )}
          </h2>
          <FeedNotice feed={feed} staleness={staleness} onRetry={onRetry} />
        </header>
        {dropped === 0 ? null : (
          <Notice tone="caution">{words.lists.dropped(dropped, formats.number(dropped))}</Notice>
        )}
        {isHidden ? null : (
          <RouteVehicles
            routeID={route.routeID}
            vehicles={vehicles}
            color={route.color}
            needs={needs}
            isFaded={visibility === 'faded'}
            isDimmed={isDimmed}
            initialRows={index < first.routes ? (first.rows[index] ?? 0) : laterRows}
            laterRows={laterRows}
            reportedAt={read?.answer?.receivedAt ?? 0}
            onSelect={onSelect}
            onHighlight={onHighlight}
          />
        )}
      </section>
    );
  });
  return (
    <>
      {delayed.length > 1 ? <Notice tone="caution">{sentenceOf(delayed, 'delayed')}</Notice> : null}
      {sections}
      {empty.length === 0 || routes < feeds.length ? null : (
        <Notice tone="quiet">{sentenceOf(empty, 'empty')}</Notice>
      )}
    </>
  );
});
