import './WatchStrip.css';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { vehicleKey } from '../../api/feeds/vehicle-keys.ts';
import type { TrackedVehicle } from '../../api/feeds/vehicleFeed.ts';
import type { Watch } from '../../lib/stop-watch.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { useWholeLanguage } from '../../ui/text/Language.tsx';
import type { Approach } from './approaches.ts';
import { approachSentence } from './approachSentence.ts';
import { StoppedFor } from './card/StoppedFor.tsx';
import { hasNotifications, requestNotificationPermission } from './notification.ts';
import { useStripAboveContent } from './useStripAboveContent.ts';
import type { WatchedStop } from './WatchedStop.ts';

/** Bus IDs that fit on one line of a phone. */
const MAX_NAMED = 3;

interface WatchStripProps {
  watched: readonly {
    watch: Watch;
    /** Null while none of its routes is chosen. */
    stop: WatchedStop | null;
    /** How many of its routes have a live feed. */
    liveRoutes: 'all' | 'some' | 'none';
    approaches: readonly Approach[];
    /** IDs of the buses that serve it now, at any distance. */
    serving: readonly string[];
  }[];
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

/** The watched stops and the buses near them, shown above any list (R16). */
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
  const language = useWholeLanguage();
  const { words, wordsOn, formats } = language;
  const { alerts, page, stops } = words;
  const strip = useRef<HTMLElement>(null);
  useStripAboveContent(strip);
  const [isDenied, setDenied] = useState(false);
  const setNotifying = async (isOn: boolean) => {
    const isAllowed = isOn && (await requestNotificationPermission());
    setDenied(isOn && !isAllowed);
    onNotifyingChange(isAllowed);
  };
  const statusText = (stop: WatchedStop | null) => {
    if (isLoading) return page.loading;
    if (stop !== null) return wordsOn(...stop.routes).alerts.noLiveData;
    return hasFailed ? alerts.stopsFailed : alerts.routeNotSelected;
  };
  const servingText = (routes: readonly string[], buses: readonly string[], isAll: boolean) => {
    const { alerts: copy } = wordsOn(...routes);
    if (buses.length === 0) return isAll ? copy.noneServing : null;
    const others = buses.length - MAX_NAMED;
    const more = others > 0 ? [alerts.more(formats.number(others))] : [];
    const named = formats.list([...buses.slice(0, MAX_NAMED), ...more]);
    return copy.serving(routes.length, buses.length, named);
  };
  return (
    <aside ref={strip} className="watch-strip" aria-label={alerts.part}>
      <ul className="watch-strip__stops" aria-label={alerts.part}>
        {watched.map(({ watch, stop, liveRoutes, approaches, serving }) => {
          const name = stop?.intersection ?? nameOf(watch.stopID) ?? stops.stopID(watch.stopID);
          return (
            <li
              key={`${watch.stopID}~${watch.destination ?? ''}`}
              className={`watch-strip__stop ${approaches.length > 0 ? 'watch-strip__stop--near' : ''}`}
            >
              {markOf(stop)}
              <div className="watch-strip__text">
                <Button variant="plain" onClick={() => onSelectStop(watch.stopID)}>
                  {name}
                </Button>
                {watch.destination === null ? null : (
                  <span> {stops.toward(watch.destination)}</span>
                )}
                {approaches.length === 0 ? (
                  <>
                    {stop === null || liveRoutes === 'none' ? (
                      <p className="watch-strip__waiting">{statusText(stop)}</p>
                    ) : (
                      <p className="watch-strip__waiting">
                        <span>{wordsOn(...stop.routes).alerts.noneNear}</span>{' '}
                        <span>{servingText(stop.routes, serving, liveRoutes === 'all')}</span>
                      </p>
                    )}
                    {stop === null && !isLoading ? routesOf(watch.stopID) : null}
                  </>
                ) : (
                  approaches.map((approach) => (
                    <p key={vehicleKey(approach.vehicle)}>
                      <Button variant="plain" onClick={() => onSelectVehicle(approach.vehicle)}>
                        {approachSentence(approach, language)}
                      </Button>{' '}
                      <StoppedFor approach={approach} />
                    </p>
                  ))
                )}
              </div>
              <IconButton
                icon="close"
                label={alerts.remove(name)}
                onClick={() => onRemove(watch)}
              />
            </li>
          );
        })}
      </ul>
      {hasNotifications() ? (
        <label className="watch-strip__switch">
          <input
            type="checkbox"
            checked={isNotifying}
            onChange={({ target }) => void setNotifying(target.checked)}
          />
          <span>
            {alerts.notify}
            {isDenied ? <small className="watch-strip__denied">{alerts.notifyDenied}</small> : null}
          </span>
        </label>
      ) : null}
    </aside>
  );
}
