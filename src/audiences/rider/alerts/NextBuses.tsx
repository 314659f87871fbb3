import './NextBuses.css';
import { memo, useEffect, useSyncExternalStore } from 'react';

import { useVehicleFeedsOf } from '../../../city/reads/live/live-reads.ts';
import { useLiveFeeds } from '../../../city/reads/live/useLiveFeeds.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import type { StopExtra } from '../../../features/stops/StopList.tsx';
import { nextAtStops } from '../../../features/watch/approaches.ts';
import { memoizeByObject } from '../../../lib/memoizeByObject.ts';
import { afterPaint } from '../../../ui/browser/afterPaint.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';

/** The props of `NextBuses`. */
export interface NextBusesProps {
  /** A setState updater. */
  onStopExtra: (make: () => StopExtra) => void;
}

/** The text of each stop's row by stopID. Outside React state, so that only the changed rows re-render. */
let rowTexts: ReadonlyMap<string, string> = new Map();
const listeners = new Set<() => void>();

function publishRowTexts(next: typeof rowTexts) {
  rowTexts = next;
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

/** If there are more buses, the text gives their count. */
const MAX_NAMED = 2;

/** Returns the same element each time, so that its row doesn't re-render with the list. */
const extraFor: StopExtra = memoizeByObject(({ stopID }) => <NextBus stopID={stopID} />);

/**
 * Adds to each row of the stop list which buses have it as their next stop (R16). The list renders first and
 * gets this when its code has loaded.
 */
export const NextBuses = memo(function NextBuses({ onStopExtra }: NextBusesProps) {
  const { wordsOn, formats } = useLanguage();
  const { routes, allStops } = useCityStops();
  const feeds = useLiveFeeds(useVehicleFeedsOf(routes), useSettings().staleness);
  useEffect(() => onStopExtra(() => extraFor), [onStopExtra]);
  // A frame later, so that the frame in which a poll arrives has less to do.
  useEffect(
    () =>
      afterPaint(() => {
        const sentences = [...nextAtStops(feeds, allStops)].map(([stopID, buses]) => {
          const ids = buses.map(({ vehicleID }) => vehicleID).toSorted();
          const named = ids.length > MAX_NAMED ? '' : formats.list(ids);
          const { near } = wordsOn(...buses.map(({ routeID }) => routeID)).vehicles;
          return [stopID, near.nextHere(ids.length, formats.number(ids.length), named)] as const;
        });
        publishRowTexts(new Map(sentences));
      }),
    [feeds, allStops, wordsOn, formats],
  );
  useEffect(() => () => publishRowTexts(new Map()), []);
  return null;
});
