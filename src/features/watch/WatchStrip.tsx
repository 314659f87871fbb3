import './WatchStrip.css';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';

import type { TrackedVehicle } from '../../api/feeds/vehicleFeed.ts';
import type { Watch } from '../../contract/links/stop-watch.ts';
import { SMALL_SCREEN } from '../../ui/browser/screens.ts';
import { useMediaQuery } from '../../ui/browser/useMediaQuery.ts';
import { useWholeLanguage } from '../../ui/text/Language.tsx';
import type { Approach } from './approaches.ts';
import { BriefAlert } from './BriefAlert.tsx';
import { MoreAlertsButton } from './MoreAlertsButton.tsx';
import { hasNotifications, requestNotificationPermission } from './notification.ts';
import { useStripAboveContent } from './useStripAboveContent.ts';
import type { WatchedStop } from './WatchedStop.ts';
import { WatchedStopRow } from './WatchedStopRow.tsx';

/** Bus IDs that fit on one line of a phone. */
const MAX_NAMED = 3;

interface Watched {
  watch: Watch;
  /** Null while none of its routes is chosen. */
  stop: WatchedStop | null;
  /** How many of its routes have a live feed. */
  liveRoutes: 'all' | 'some' | 'none';
  approaches: readonly Approach[];
  /** IDs of the buses that serve it now, at any distance. */
  serving: readonly string[];
}

interface WatchStripProps {
  /** The most important first. */
  watched: readonly Watched[];
  /** True until stops and buses are read. */
  isLoading: boolean;
  /** True if the stops of a chosen route could not be read; a watched stop may be one of them. */
  hasFailed: boolean;
  isNotifying: boolean;
  onNotifyingChange: (isNotifying: boolean) => void;
  /** The control that finds the routes of a stop that no chosen route serves. */
  routesOf: (stopID: string) => ReactNode;
  /** The name of a stop that is not loaded, if it is known. */
  nameOf: (stopID: string) => string | undefined;
  /** The map's symbol of a stop; null for a stop that is not loaded. */
  markOf: (stop: WatchedStop | null) => ReactNode;
  onRemove: (watch: Watch) => void;
  onSelectStop: (stopID: string) => void;
  onSelectVehicle: (vehicle: TrackedVehicle) => void;
}

/**
 * The watched stops and the buses near them, shown above any list (R16). On a small screen one line has the
 * most important of them, and opens the rest (R32).
 */
export function WatchStrip({
  watched,
  isLoading,
  hasFailed,
  isNotifying,
  onNotifyingChange,
  routesOf,
  nameOf,
  markOf,
  onRemove,
  onSelectStop,
  onSelectVehicle,
}: WatchStripProps) {
  const { words, wordsOn, formats } = useWholeLanguage();
  const { alerts, page, stops } = words;
  const strip = useRef<HTMLElement>(null);
  const isSmall = useMediaQuery(SMALL_SCREEN);
  const [isOpen, setOpen] = useState(false);
  const isBrief = isSmall && !isOpen;
  useStripAboveContent(strip, isBrief);
  const [isDenied, setDenied] = useState(false);
  const setNotifying = async (isOn: boolean) => {
    const isAllowed = isOn && (await requestNotificationPermission());
    setDenied(isOn && !isAllowed);
    onNotifyingChange(isAllowed);
  };
  const statusText = ({ stop, liveRoutes }: Watched) => {
    if (isLoading) return page.loading;
    if (stop === null) return hasFailed ? alerts.stopsFailed : alerts.routeNotSelected;
    const { noLiveData, noneNear } = wordsOn(...stop.routes).alerts;
    return liveRoutes === 'none' ? noLiveData : noneNear;
  };
  const servingText = ({ stop, liveRoutes, serving }: Watched) => {
    if (stop === null || liveRoutes === 'none') return null;
    const { alerts: copy } = wordsOn(...stop.routes);
    if (serving.length === 0) return liveRoutes === 'all' ? copy.noneServing : null;
    const others = serving.length - MAX_NAMED;
    const more = others > 0 ? [alerts.more(formats.number(others))] : [];
    const named = formats.list([...serving.slice(0, MAX_NAMED), ...more]);
    return copy.serving(stop.routes.length, serving.length, named);
  };
  const rowProps = ({ watch, stop }: Watched) => ({
    name: stop?.intersection ?? nameOf(watch.stopID) ?? stops.stopID(watch.stopID),
    onSelectStop: () => {
      setOpen(false);
      onSelectStop(watch.stopID);
    },
    onSelectVehicle: ({ vehicle }: Approach) => {
      setOpen(false);
      onSelectVehicle(vehicle);
    },
  });
  const [first] = watched;
  const lineCount = watched.reduce(
    (sum, { approaches }) => sum + Math.max(1, approaches.length),
    0,
  );
  const isNear = first !== undefined && first.approaches.length > 0;
  return (
    <aside
      ref={strip}
      className={`watch-strip ${isBrief ? 'watch-strip--brief' : ''} ${isNear ? 'watch-strip--near' : ''}`}
      aria-label={alerts.part}
    >
      {isBrief && first !== undefined ? (
        <>
          {markOf(first.stop)}
          <BriefAlert
            approach={first.approaches[0]}
            status={statusText(first)}
            {...rowProps(first)}
          />
        </>
      ) : (
        <ul className="watch-strip__stops" aria-label={alerts.part}>
          {watched.map((one) => (
            <WatchedStopRow
              key={`${one.watch.stopID}~${one.watch.destination ?? ''}`}
              mark={markOf(one.stop)}
              destination={one.watch.destination}
              approaches={one.approaches}
              waiting={
                <>
                  <p className="watch-strip__waiting">
                    <span>{statusText(one)}</span> <span>{servingText(one)}</span>
                  </p>
                  {one.stop === null && !isLoading ? routesOf(one.watch.stopID) : null}
                </>
              }
              onRemove={() => onRemove(one.watch)}
              {...rowProps(one)}
            />
          ))}
        </ul>
      )}
      <div className="watch-strip__foot">
        {!isBrief && hasNotifications() ? (
          <label className="watch-strip__switch">
            <input
              type="checkbox"
              checked={isNotifying}
              onChange={({ target }) => void setNotifying(target.checked)}
            />
            <span>
              {alerts.notify}
              {isDenied ? (
                <small className="watch-strip__denied">{alerts.notifyDenied}</small>
              ) : null}
            </span>
          </label>
        ) : null}
        {isSmall ? (
          <MoreAlertsButton
            isOpen={isOpen}
            count={lineCount - 1}
            onToggle={() => setOpen(!isOpen)}
          />
        ) : null}
      </div>
    </aside>
  );
}
