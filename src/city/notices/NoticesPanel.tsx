import './NoticesPanel.css';
import { useCallback, useMemo } from 'react';

import { isNotOffered } from '../../api/isNotOffered.ts';
import { NoticeLines } from '../../features/notices/marks/NoticeLines.tsx';
import {
  type NoticeGroup,
  groupNotices,
  routesOf,
} from '../../features/notices/rules/groupNotices.ts';
import { colorsOf } from '../../features/routes/routesInView.ts';
import { nameBesideLabel } from '../../lib/names/route-name.ts';
import { Badge } from '../../ui/panels/Badge.tsx';
import { Notice } from '../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../ui/panels/ReadNotice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useSettings } from '../reads/SettingsContext.ts';
import { NoticeFeeds } from './NoticeFeeds.tsx';
import { useNotices, useNoticesRead } from './useNotices.ts';

/** Of a route. Those beyond are one press away: the other routes are too far down else. */
const MOST_OF_ROUTE = 10;

/** Everything that the agency says, by route, the newest first. */
export function NoticesPanel() {
  const { words } = useLanguage();
  const { routes } = useSettings();
  const { read, refetch } = useNoticesRead();
  const { notices, now } = useNotices();
  const { answer, failure } = read ?? {};
  const groups = useMemo(() => {
    const order = routes.map(({ routeID }) => routeID);
    return groupNotices(notices, order);
  }, [notices, routes]);
  const isWithoutNotices = failure !== undefined && isNotOffered(failure.error, 'alerts');
  const isKnown = answer !== undefined || isWithoutNotices;
  return (
    <div className="notices-panel">
      {read === undefined ? <Notice tone="quiet">{words.page.loading}</Notice> : null}
      {isWithoutNotices ? null : (
        <ReadNotice part={words.page.tabs.notices} read={read} onRetry={() => void refetch()} />
      )}
      {answer?.isPartial === true ? <Notice tone="caution">{words.notices.partial}</Notice> : null}
      {isKnown && groups.length === 0 ? <Notice tone="quiet">{words.notices.none}</Notice> : null}
      {groups.map((group) => (
        <Group key={group.routeID ?? String(group.routeID)} group={group} now={now} />
      ))}
    </div>
  );
}

function Group({ group: { routeID, notices }, now }: { group: NoticeGroup; now: number }) {
  const { words } = useLanguage();
  const { routes } = useSettings();
  const route = routes.find((one) => one.routeID === routeID);
  const colorOf = useMemo(() => colorsOf(routes), [routes]);
  const above = useCallback(
    (notice: NoticeGroup['notices'][number]) => (
      <Routes routeIDs={routesOf(notice)} colorOf={colorOf} />
    ),
    [colorOf],
  );
  const heading = routeID === undefined ? words.notices.city : words.layers.stops;
  return (
    <section>
      <h2>
        {typeof routeID === 'string' ? (
          <>
            <Badge routeID={routeID} fill={colorOf(routeID)} />
            {route === undefined
              ? words.routes.unnamed(routeID)
              : nameBesideLabel(route, words.routes)}
          </>
        ) : (
          heading
        )}
      </h2>
      <NoticeLines notices={notices} now={now} most={MOST_OF_ROUTE} above={above} />
      {typeof routeID === 'string' ? <NoticeFeeds of="routes" id={routeID} /> : null}
    </section>
  );
}

interface RoutesProps {
  routeIDs: readonly string[];
  /** From a routeID to its color, `#rrggbb`. */
  colorOf: (routeID: string) => string;
}

/** The routes of a notice that concerns several: it is listed once, under the first of them. */
function Routes({ routeIDs, colorOf }: RoutesProps) {
  return routeIDs.length < 2 ? null : (
    <span className="notices-panel__routes">
      {routeIDs.map((routeID) => (
        <Badge key={routeID} routeID={routeID} fill={colorOf(routeID)} />
      ))}
    </span>
  );
}
