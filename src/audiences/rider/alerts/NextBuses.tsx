import './NextBuses.css';

import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import type { CityStop } from '../../../features/stops/mergeStops.ts';
import type { StopAside } from '../../../features/stops/StopList.tsx';
import { nextAtStops } from '../../../features/watch/approaches.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useVehicleFeeds } from '../../../city/reads/live-reads.ts';
import { useLiveFeeds } from '../../../city/reads/useLiveFeeds.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';

interface NextBusesProps {
  /** Is given a function that gives it, as a state is. */
  onAside: (make: () => StopAside) => void;
}

/** By stopID, what the row of a stop says; beside React, so that of two thousand rows those change that do. */
let rowTexts: ReadonlyMap<string, string> = new Map();
const listeners = new Set<() => void>();

function publishRowTexts(now: typeof rowTexts) {
  rowTexts = now;
  for (const listener of listeners) listener();
}

const subscribe = (onChange: () => void) => {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
};

function NextBus({ stopID }: { stopID: string }) {
  const text = useSyncExternalStore(subscribe, () => rowTexts.get(stopID) ?? '');
  return text === '' ? null : <span className="next-bus">{text}</span>;
}

/** More are counted. */
const MAX_NAMED = 2;

const asideElements = new WeakMap<CityStop, ReactNode>();

/** The same element each time, so that a list that is drawn anew draws no row anew for it. */
const asideFor: StopAside = (stop) => {
  const cached = asideElements.get(stop);
  if (cached !== undefined) return cached;
  const element = <NextBus stopID={stop.stopID} />;
  asideElements.set(stop, element);
  return element;
};

/**
 * Has the list of stops say which bus names a stop as its next one (R16). The list is there first, and
 * is handed this when it has come.
 */
export function NextBuses({ onAside }: NextBusesProps) {
  const { words, formats } = useLanguage();
  const { routes, allStops } = useCityStops();
  const feeds = useLiveFeeds(useVehicleFeeds(routes), useSettings().staleness);
  const { nextHere } = words.vehicles.near;
  useEffect(() => onAside(() => asideFor), [onAside]);
  useEffect(() => {
    const sentences = [...nextAtStops(feeds, allStops)].map(([stopID, buses]) => {
      const ids = buses.map(({ vehicleID }) => vehicleID).toSorted();
      const named = ids.length > MAX_NAMED ? '' : formats.list(ids);
      return [stopID, nextHere(ids.length, formats.number(ids.length), named)] as const;
    });
    publishRowTexts(new Map(sentences));
  }, [feeds, allStops, nextHere, formats]);
  useEffect(() => () => publishRowTexts(new Map()), []);
  return null;
}
