import './WatchStrip.css';

import { useState } from 'react';
import type { ReactNode } from 'react';

import type { TrackedVehicle } from '../../api/feeds/vehicleFeed.ts';
import { vehicleKey } from '../../api/feeds/vehicleFeed.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { Watch } from '../../lib/stop-watch.ts';
import type { Approach, WatchedStop } from './approaches.ts';
import { askToNotify } from './notification.ts';
import { StandingFor } from './StandingFor.tsx';
import { approachSentence } from './watch-words.ts';

/** A phone has a line for it. */
const MOST_NAMED = 3;

interface WatchStripProps {
  watched: readonly {
    watch: Watch;
    /** Null while its route is not in view. */
    stop: WatchedStop | null;
    /** Of how many of its routes the buses are known now. */
    known: 'all' | 'some' | 'none';
    approaches: readonly Approach[];
    /** IDs of the buses that serve it now, near or not. */
    serving: readonly string[];
  }[];
  /** Stops or buses are not read yet. */
  isLoading: boolean;
  /** The stops of a chosen route could not be had: a watched one may be among them. */
  hasFailed: boolean;
  isNotifying: boolean;
  onNotifying: (isNotifying: boolean) => void;
  /** What leads from a stop of no chosen route to its routes. */
  routesOf: (stopID: string) => ReactNode;
  /** What a stop that is not loaded is called, where that is known. */
  nameOf: (stopID: string) => string | undefined;
  /** What the map has for a stop; null stands for one that is not loaded. */
  markOf: (stop: WatchedStop | null) => ReactNode;
  onLeave: (watch: Watch) => void;
  onSelectStop: (stopID: string) => void;
  onSelectVehicle: (vehicle: TrackedVehicle) => void;
}

/** The watched stops over whatever list is open, and the buses that are near them (R16). */
export function WatchStrip({ watched, isNotifying, ...on }: WatchStripProps) {
  const { words, formats } = useLanguage();
  const { watch: said, page, stops } = words;
  const [isDenied, setDenied] = useState(false);
  const switchTo = async (isWanted: boolean) => {
    const isAllowed = isWanted && (await askToNotify());
    setDenied(isWanted && !isAllowed);
    on.onNotifying(isAllowed);
  };
  const silenceWords = (stop: WatchedStop | null) => {
    if (on.isLoading) return page.loading;
    if (stop !== null) return said.notLive;
    return on.hasFailed ? said.stopsFailed : said.notLoaded;
  };
  const servingWords = (buses: readonly string[], isAll: boolean) => {
    if (buses.length === 0) return isAll ? said.noneServing : null;
    const others = buses.length - MOST_NAMED;
    const rest = others > 0 ? [said.more(formats.number(others))] : [];
    return said.serving(buses.length, formats.list([...buses.slice(0, MOST_NAMED), ...rest]));
  };
  return (
    <aside className="watch-strip" aria-label={said.part}>
      <ul className="watch-strip__stops">
        {watched.map(({ watch, stop, known, approaches, serving }) => {
          const name = stop?.intersection ?? on.nameOf(watch.stopID) ?? stops.stopID(watch.stopID);
          return (
            <li
              key={`${watch.stopID}~${watch.destination ?? ''}`}
              className={`watch-strip__stop ${approaches.length > 0 ? 'watch-strip__stop--near' : ''}`}
            >
              {on.markOf(stop)}
              <div className="watch-strip__text">
                <Button look="plain" onClick={() => on.onSelectStop(watch.stopID)}>
                  {name}
                </Button>
                {watch.destination === null ? null : (
                  <span> {stops.towards(watch.destination)}</span>
                )}
                {approaches.length === 0 ? (
                  <>
                    {stop === null || known === 'none' ? (
                      <p className="watch-strip__waiting">{silenceWords(stop)}</p>
                    ) : (
                      <p className="watch-strip__waiting">
                        <span>{said.waiting}</span>{' '}
                        <span>{servingWords(serving, known === 'all')}</span>
                      </p>
                    )}
                    {stop === null && !on.isLoading ? on.routesOf(watch.stopID) : null}
                  </>
                ) : (
                  approaches.map((approach) => (
                    <p key={vehicleKey(approach.vehicle)}>
                      <Button look="plain" onClick={() => on.onSelectVehicle(approach.vehicle)}>
                        {approachSentence(approach, words)}
                      </Button>{' '}
                      <StandingFor approach={approach} />
                    </p>
                  ))
                )}
              </div>
              <IconButton icon="close" label={said.leave(name)} onClick={() => on.onLeave(watch)} />
            </li>
          );
        })}
      </ul>
      <label className="watch-strip__switch">
        <input
          type="checkbox"
          checked={isNotifying}
          onChange={({ target }) => void switchTo(target.checked)}
        />
        <span>
          {said.notify}
          {isDenied ? <small className="watch-strip__denied">{said.notifyDenied}</small> : null}
        </span>
      </label>
    </aside>
  );
}
