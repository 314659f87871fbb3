import { useEffect, useMemo, useState } from 'react';

import type { Settings } from '../../contract/settings.ts';
import { ChangesButton } from '../../features/changes/ChangesButton.tsx';
import { changesSince, visitOf } from '../../features/changes/changes.ts';
import type { BandOf } from '../../features/changes/changes.ts';
import { boundedVisit, createVisit } from '../../features/changes/visit.ts';
import { LOT_BANDS, lotState } from '../../features/parking/lotState.ts';
import { timePassed } from '../../lib/timePassed.ts';
import { useLanguage } from '../../ui/Language.tsx';
import { useFeedsOf, useLotsRead } from '../liveReads.ts';
import type { StopsInView } from '../useStopsInView.ts';

/** A rider's last visit is kept on the rider's device; no other audience keeps one. */
const RIDER_VISIT = createVisit();

/** What changed since the rider looked, over all that is polled (R29). */
export function CityChanges({
  settings,
  stopsInView,
}: {
  settings: Settings;
  stopsInView: StopsInView;
}) {
  const { words } = useLanguage();
  const { availability: bands } = settings;
  const feedReads = useFeedsOf(stopsInView.routes);
  const lotFeed = useLotsRead()?.answer;
  const [visit, setVisit] = useState(RIDER_VISIT.get);
  const [clockShift] = useState(() => Date.now() - timePassed());
  const bandOf = useMemo(
    (): BandOf => (lot, openSpots, earlier) => {
      const { band } = lotState({ ...lot, openSpots }, { bands, freshness: 'fresh', earlier });
      return band === 'unknown' ? null : band;
    },
    [bands],
  );
  // A rider has looked when the page is left: what was on it then is what the next visit knows.
  useEffect(() => {
    const remember = () => {
      if (!document.hidden || lotFeed === undefined) return;
      RIDER_VISIT.set(boundedVisit(visitOf(lotFeed, Date.now(), bandOf)));
    };
    document.addEventListener('visibilitychange', remember);
    return () => document.removeEventListener('visibilitychange', remember);
  }, [lotFeed, bandOf]);
  const changes = useMemo(
    () =>
      changesSince({
        lotFeed,
        vehicleFeeds: feedReads.flatMap(({ read }) => read?.answer ?? []),
        visit,
        bandOf,
        clockShift,
      }),
    [lotFeed, feedReads, visit, bandOf, clockShift],
  );
  return (
    <ChangesButton
      changes={changes}
      bandName={(band) => {
        const known = LOT_BANDS.find((one) => one === band);
        return known === undefined ? band : words.parking.bands[known];
      }}
      onForget={() => {
        RIDER_VISIT.clear();
        setVisit(null);
      }}
    />
  );
}
