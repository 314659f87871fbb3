import { healthOf } from '../../../api/feeds/health.ts';
import { vehicleHealth } from '../../../api/feeds/vehicleHealth.ts';
import { useDepartures } from '../../../city/departures/useDepartures.ts';
import { useNotices } from '../../../city/notices/useNotices.ts';
import { useLotsRead, useVehicleFeeds } from '../../../city/reads/live/live-reads.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import { DEFAULT_ARRIVAL_MINUTES } from '../../../contract/arrivals.ts';
import type { Settings } from '../../../contract/settings.ts';
import { monotonicNow } from '../../../lib/time/monotonicNow.ts';
import { useNow } from '../../../ui/time/useNow.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useListedStops } from '../list/useShownPanel.ts';
import { dataStateOf } from './dataState.ts';
import type { DataState } from './frame-messages.ts';

/**
 * When departures are old: those of the timetable are read each minute, and an answer is about the time until the last
 * of its buses.
 */
const arrivalsLimits = ({ vehiclesLateSeconds }: Settings['staleness']) => ({
  lateAfter: 60 + vehiclesLateSeconds,
  lostAfter: 60 * DEFAULT_ARRIVAL_MINUTES,
});

interface CurrentDataState {
  /** Changes when the state does. */
  readonly version: string;
  /** Computes the state now. */
  readonly read: () => DataState;
}

/** The state of the data that the frame shows (B27), checked each second. */
export function useDataState(): CurrentDataState {
  const settings = useSettings();
  const { staleness } = settings;
  const { stopReads } = useCityStops();
  const feedReads = useVehicleFeeds();
  const lotsRead = useLotsRead();
  const { reads } = useDepartures(useListedStops());
  const { notices } = useNotices();
  const current = notices.filter(({ isInForce }) => isInForce);
  const severe = current.filter(({ importance }) => importance === 'severe').length;
  const counts = { count: current.length, severe };
  const view = usePageView();
  const readAt = (now: number) => {
    const stops = stopReads.map(({ read }) => read);
    const vehicles = feedReads.map(({ read }) => vehicleHealth(read, now, staleness));
    const departures = reads.map((read) => healthOf(read, now, arrivalsLimits(staleness)));
    return {
      ...dataStateOf({ stops, vehicles, lots: lotsRead, departures }, view, now, settings),
      ...(settings.features.notices === true ? { notices: counts } : {}),
    };
  };
  const version = useNow(1000, (now) => JSON.stringify(readAt(now)));
  return { version, read: () => readAt(monotonicNow()) };
}
