import { useQueries } from '@tanstack/react-query';

import { healthOf } from '../../../api/feeds/health.ts';
import { vehicleHealth } from '../../../api/feeds/vehicleHealth.ts';
import { arrivalsKey } from '../../../api/queries/query-keys.ts';
import type { Read } from '../../../api/Read.ts';
import { useNotices, useNoticesRead } from '../../../city/notices/useNotices.ts';
import {
  useAddedReads,
  useLotsRead,
  useVehicleFeeds,
} from '../../../city/reads/live/live-reads.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useCityStops } from '../../../city/reads/StopsInViewContext.tsx';
import { SUBJECTS } from '../../../city/subjects.ts';
import { askedDepartures } from '../../../contract/departure-filter.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import { monotonicNow } from '../../../lib/time/monotonicNow.ts';
import { useNow } from '../../../ui/time/useNow.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useFrame } from '../FrameContext.ts';
import { useListedStops, useShownPanel } from '../list/useShownPanel.ts';
import type { FrameMode } from '../options/frame-parameters.ts';
import { dataStateOf } from './dataState.ts';
import type { DataState } from './frame-messages.ts';

/** In seconds. Scheduled times are read once a minute, and an answer covers 90 minutes. */
const arrivalsLimits = ({ vehiclesLateSeconds }: Settings['staleness']) => ({
  lateAfter: 60 + vehiclesLateSeconds,
  lostAfter: 90 * 60,
});

const noRead = async (): Promise<Read<unknown>> => ({});

interface CurrentDataState {
  /** Changes when the state does. */
  readonly version: string;
  /** Computes the state now. */
  readonly read: () => DataState;
}

/** The state of the data that the frame shows, checked each second. */
export function useDataState(mode: FrameMode): CurrentDataState {
  const settings = useSettings();
  const { staleness } = settings;
  const { stopReads } = useCityStops();
  const feedReads = useVehicleFeeds();
  const lotsRead = useLotsRead();
  const addedReads = useAddedReads();
  const { read: noticesRead } = useNoticesRead();
  const { notices } = useNotices();
  const current = notices.filter(({ isInForce }) => isInForce);
  const severe = current.filter(({ importance }) => importance === 'severe').length;
  const counts = { count: current.length, severe };
  const asked = askedDepartures(useFrame().options.departures.filter);
  // Not read here: the list does, and only a frame with that list loads its code.
  const departureReads = useQueries({
    queries: useListedStops().map((stopID) => ({
      queryKey: arrivalsKey(stopID, asked),
      queryFn: noRead,
      enabled: false,
    })),
  });
  const view = usePageView();
  const { chosen } = useShownPanel();
  const readAt = (now: number) => {
    const stops = stopReads.map(({ read }) => read);
    const vehicles = feedReads.map(({ read }) => vehicleHealth(read, now, staleness));
    const departures = departureReads.map(({ data }) =>
      healthOf(data, now, arrivalsLimits(staleness)),
    );
    const ofNotices =
      chosen === 'notices' ? [healthOf(noticesRead, now, SUBJECTS.notices.limits(staleness))] : [];
    const live = { vehicles, lots: lotsRead, added: addedReads };
    const reads = { mode, stops, ...live, departures, notices: ofNotices };
    return {
      ...dataStateOf(reads, view, now, settings),
      // None isn't known before the first answer.
      ...(noticesRead?.answer && { notices: counts }),
    };
  };
  const version = useNow(1000, (now) => JSON.stringify(readAt(now)));
  return { version, read: () => readAt(monotonicNow()) };
}
