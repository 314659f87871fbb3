import './NextBuses.css';

import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import type { Settings } from '../../../contract/settings.ts';
import type { CityStop } from '../../../features/stops/mergeStops.ts';
import type { StopAside } from '../../../features/stops/StopList.tsx';
import { nextAtStops } from '../../../features/watch/approaches.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { useSteady } from '../../../ui/time/useSteady.ts';
import { liveFeeds } from '../../../city/reads/liveFeeds.ts';
import { useFeedsOf } from '../../../city/reads/liveReads.ts';
import type { StopsInView } from '../../../city/reads/useStopsInView.ts';

interface NextBusesProps {
  settings: Settings;
  stopsInView: StopsInView;
  /** Is given a function that gives it, as a state is. */
  onAside: (make: () => StopAside) => void;
}

/** By stopID, what the row of a stop says; beside React, so that of two thousand rows those change that do. */
let told: ReadonlyMap<string, string> = new Map();
const listeners = new Set<() => void>();

function tell(now: typeof told) {
  told = now;
  for (const listener of listeners) listener();
}

const subscribe = (onChange: () => void) => {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
};

function NextBus({ stopID }: { stopID: string }) {
  const text = useSyncExternalStore(subscribe, () => told.get(stopID) ?? '');
  return text === '' ? null : <span className="next-bus">{text}</span>;
}

/** More are counted. */
const MOST_NAMED = 2;

const asides = new WeakMap<CityStop, ReactNode>();

/** The same element each time, so that a list that is drawn anew draws no row anew for it. */
const asideOf: StopAside = (stop) => {
  const known = asides.get(stop);
  if (known !== undefined) return known;
  const made = <NextBus stopID={stop.stopID} />;
  asides.set(stop, made);
  return made;
};

/**
 * Has the list of stops say which bus names a stop as its next one (R16). The list is there first, and
 * is handed this when it has come.
 */
export function NextBuses({ settings, stopsInView, onAside }: NextBusesProps) {
  const { words, formats } = useLanguage();
  const now = useNow(1000);
  const feeds = useSteady(liveFeeds(useFeedsOf(stopsInView.routes), now, settings.staleness));
  const { allStops } = stopsInView;
  const { nextHere } = words.vehicles.near;
  useEffect(() => onAside(() => asideOf), [onAside]);
  useEffect(() => {
    const sentences = [...nextAtStops(feeds, allStops)].map(([stopID, buses]) => {
      const ids = buses.map(({ vehicleID }) => vehicleID).toSorted();
      const named = ids.length > MOST_NAMED ? '' : formats.list(ids);
      return [stopID, nextHere(ids.length, formats.number(ids.length), named)] as const;
    });
    tell(new Map(sentences));
  }, [feeds, allStops, nextHere, formats]);
  useEffect(() => () => tell(new Map()), []);
  return null;
}
