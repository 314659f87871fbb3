import './WatchStrip.css';

import { useState } from 'react';
import type { ReactNode } from 'react';

import type { TrackedVehicle } from '../../api/feeds/vehicleFeed.ts';
import { vehicleKey } from '../../api/feeds/vehicleFeed.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { Watch } from '../../lib/stop-watch.ts';
import type { Approach } from './approaches.ts';
import { requestNotificationPermission } from './notification.ts';
import { StoppedFor } from './StoppedFor.tsx';
import { approachSentence } from './approachSentence.ts';
import type { WatchedStop } from './WatchedStop.ts';

/** A phone has a line for it. */
const MAX_NAMED = 3;

interface WatchStripProps {
  watched: readonly {
    watch: Watch;
    /** Null while its route is not in view. */
    stop: WatchedStop | null;
    /** Of how many of its routes the buses are known now. */
    liveRoutes: 'all' | 'some' | 'none';
    approaches: readonly Approach[];
    /** IDs of the buses that serve it now, near or not. */
    serving: readonly string[];
  }[];
  /** Stops or buses are not read yet. */
  isLoading: boolean;
  /** The stops of a chosen route could not be had: a watched one may be among them. */
  hasFailed: boolean;
  isNotifying: boolean;
  onNotifyingChange: (isNotifying: boolean) => void;
  /** What leads from a stop of no chosen route to its routes. */
  routesOf: (stopID: string) => ReactNode;
  /** What a stop that is not loaded is called, where that is known. */
  nameOf: (stopID: string) => string | undefined;
  /** What the map has for a stop; null stands for one that is not loaded. */
  markOf: (stop: WatchedStop | null) => ReactNode;
  onRemove: (watch: Watch) => void;
  onSelectStop: (stopID: string) => void;
  onSelectVehicle: (vehicle: TrackedVehicle) => void;
}

/** The watched stops over whatever list is open, and the buses that are near them (R16). */
export function WatchStrip({ watched, isNotifying, ...props }: WatchStripProps) {
  const { words, formats } = useLanguage();
  const { watch: copy, page, stops } = words;
  const [isDenied, setDenied] = useState(false);
  const setNotifying = async (isOn: boolean) => {
    const isAllowed = isOn && (await requestNotificationPermission());
    setDenied(isOn && !isAllowed);
    props.onNotifyingChange(isAllowed);
  };
  const statusText = (stop: WatchedStop | null) => {
    if (props.isLoading) return page.loading;
    if (stop !== null) return copy.notLive;
    return props.hasFailed ? copy.stopsFailed : copy.notLoaded;
  };
  const servingText = (buses: readonly string[], isAll: boolean) => {
    if (buses.length === 0) return isAll ? copy.noneServing : null;
    const others = buses.length - MAX_NAMED;
    const more = others > 0 ? [copy.more(formats.number(others))] : [];
    return copy.serving(buses.length, formats.list([...buses.slice(0, MAX_NAMED), ...more]));
  };
  return (
    <aside className="watch-strip" aria-label={copy.part}>
      <ul className="watch-strip__stops" aria-label={copy.part}>
        {watched.map(({ watch, stop, liveRoutes, approaches, serving }) => {
          const name =
            stop?.intersection ?? props.nameOf(watch.stopID) ?? stops.stopID(watch.stopID);
          return (
            <li
              key={`${watch.stopID}~${watch.destination ?? ''}`}
              className={`watch-strip__stop ${approaches.length > 0 ? 'watch-strip__stop--near' : ''}`}
            >
              {props.markOf(stop)}
              <div className="watch-strip__text">
                <Button variant="plain" onClick={() => props.onSelectStop(watch.stopID)}>
                  {name}
                </Button>
                {watch.destination === null ? null : (
                  <span> {stops.towards(watch.destination)}</span>
                )}
                {approaches.length === 0 ? (
                  <>
                    {stop === null || liveRoutes === 'none' ? (
                      <p className="watch-strip__waiting">{statusText(stop)}</p>
                    ) : (
                      <p className="watch-strip__waiting">
                        <span>{copy.waiting}</span>{' '}
                        <span>{servingText(serving, liveRoutes === 'all')}</span>
                      </p>
                    )}
                    {stop === null && !props.isLoading ? props.routesOf(watch.stopID) : null}
                  </>
                ) : (
                  approaches.map((approach) => (
                    <p key={vehicleKey(approach.vehicle)}>
                      <Button
                        variant="plain"
                        onClick={() => props.onSelectVehicle(approach.vehicle)}
                      >
                        {approachSentence(approach, words)}
                      </Button>{' '}
                      <StoppedFor approach={approach} />
                    </p>
                  ))
                )}
              </div>
              <IconButton
                icon="close"
                label={copy.leave(name)}
                onClick={() => props.onRemove(watch)}
              />
            </li>
          );
        })}
      </ul>
      <label className="watch-strip__switch">
        <input
          type="checkbox"
          checked={isNotifying}
          onChange={({ target }) => void setNotifying(target.checked)}
        />
        <span>
          {copy.notify}
          {isDenied ? <small className="watch-strip__denied">{copy.notifyDenied}</small> : null}
        </span>
      </label>
    </aside>
  );
}
