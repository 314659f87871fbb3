import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { useClockOffset } from '../../city/reads/live/clock-reads.ts';
import { useVehicleFeeds, useLotsRead } from '../../city/reads/live/live-reads.ts';
import { useSettings } from '../../city/reads/SettingsContext.ts';
import { eventTimes } from '../../contract/parking/eventTimes.ts';
import {
  changesSince,
  lotAndEventChanges,
  vehicleChanges,
  visitOf,
} from '../../features/changes/changes.ts';
import type { BandsOf, EndOf } from '../../features/changes/changes.ts';
import { ChangesButton } from '../../features/changes/ChangesButton.tsx';
import { boundedVisit } from '../../features/changes/visit.ts';
import { endOf } from '../../features/events/eventPhase.ts';
import { LOT_BANDS, bandsOver } from '../../features/parking/lotState.ts';
import { monotonicNow } from '../../lib/time/monotonicNow.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useWallClock } from '../../ui/time/useWallClock.ts';
import type { Selection } from '../../view/view.ts';
import { useChangeView } from '../../view/ViewContext.tsx';
import { useNoticeChanges } from './notices/useNoticeChanges.ts';
import { maySave } from './saved/rider-saving.ts';
import { RIDER_VISIT } from './saved/rider-visit.ts';

/** The button and list of what changed since the rider last looked: buses, lots, events and notices. */
export function CityChanges({ onSelect }: { onSelect: (selection: Selection) => void }) {
  const changeView = useChangeView();
  const { words } = useLanguage();
  const { availability: bands, city, events: policy, features } = useSettings();
  const { timeZone } = city;
  const feedReads = useVehicleFeeds();
  const lotFeed = useLotsRead()?.answer;
  const [visit, setVisit] = useState(RIDER_VISIT.get);
  const [clockShift] = useState(() => Date.now() - monotonicNow());
  const [lastViewedAt, setLastViewedAt] = useState(Number.NEGATIVE_INFINITY);
  const bandsOf = useMemo(
    (): BandsOf => (lot, counts) =>
      bandsOver(lot, counts, bands).map((band) => (band === 'unknown' ? null : band)),
    [bands],
  );
  const eventEnd = useMemo(
    (): EndOf => (event) => endOf(eventTimes(event, timeZone), { timeZone, policy }),
    [timeZone, policy],
  );
  const now = useWallClock() + useClockOffset();
  const news = useNoticeChanges(visit?.notices);
  // Saved when the rider leaves the page: the next visit is compared with what it showed last.
  const saveVisit = useEffectEvent(() => {
    const isLoaded = features.parking ? lotFeed !== undefined : news.known !== undefined;
    if (!document.hidden || !isLoaded || !maySave()) return;
    const rules = { bandsOf, endOf: eventEnd };
    const ofLots = lotFeed === undefined ? { lots: [], events: [] } : visitOf(lotFeed, 0, rules);
    RIDER_VISIT.set(
      boundedVisit({ ...ofLots, at: Date.now(), notices: news.known && [...news.known] }),
    );
  });
  useEffect(() => {
    const onVisibilityChange = () => saveVisit();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, []);
  // The rider can clear the stored visit in the menu or in another tab; then nothing is compared with it.
  useEffect(
    () =>
      RIDER_VISIT.subscribe(() => {
        if (RIDER_VISIT.get() === null) setVisit(null);
      }),
    [],
  );
  // Memoized separately, because buses are polled more often and the lots' history is long.
  const lotChanges = useMemo(
    () => lotAndEventChanges({ lotFeed, visit, bandsOf, endOf: eventEnd, now, clockShift }),
    [lotFeed, visit, bandsOf, eventEnd, now, clockShift],
  );
  const busChanges = useMemo(
    () => vehicleChanges(feedReads.flatMap(({ read }) => read?.answer ?? [])),
    [feedReads],
  );
  const changes = useMemo(
    () => changesSince(lastViewedAt, [...busChanges, ...lotChanges, ...news.changes]),
    [lastViewedAt, busChanges, lotChanges, news.changes],
  );
  return (
    <ChangesButton
      changes={changes}
      bandName={(band) => {
        const knownBand = LOT_BANDS.find((one) => one === band);
        return knownBand === undefined ? band : words.parking.bands[knownBand];
      }}
      onSelect={(opened) => {
        if (opened === 'notices') changeView({ panel: 'notices', selection: null });
        else onSelect(opened);
      }}
      onViewed={() => setLastViewedAt(monotonicNow())}
      onClear={RIDER_VISIT.clear}
    />
  );
}
