import './FrameState.css';
import { use } from 'react';

import { useVehicleFeeds, useLotsRead } from '../../../city/reads/live/live-reads.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { feedSummary } from '../../../features/vehicles/feed/feedSummary.ts';
import { formatStandaloneClock } from '../../../lib/words/format-clock.ts';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { ClockOffsetContext } from '../../../ui/time/ClockOffsetContext.ts';
import { useNow } from '../../../ui/time/useNow.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useFrame } from '../FrameContext.ts';
import { useShownPanel } from '../list/useShownPanel.ts';
import { isWholeCity } from '../options/isWholeCity.ts';

const DeparturesState = lazyComponent(
  async () => (await import('../panels/DeparturesState.tsx')).DeparturesState,
);

const NO_OTHERS: readonly string[] = [];

/**
 * The state of the data in one line: live and how old, or why it is not. If the frame shows no buses,
 * the line is about the lots; it is empty if neither is shown. `EmbedFailures` says what failed.
 */
export function FrameState() {
  const { mode } = useFrame().options;
  const { chosen } = useShownPanel();
  return mode === 'list' && chosen === 'departures' ? <DeparturesState /> : <FeedsState />;
}

function FeedsState() {
  const language = useLanguage('page');
  const { words, formats } = language;
  const settings = useSettings();
  const { staleness } = settings;
  const view = usePageView();
  const { hidden } = view;
  // In a frame of the whole city nobody asked for a route that has no buses.
  const others = isWholeCity(view, settings) ? (view.routes ?? NO_OTHERS) : NO_OTHERS;
  const offset = use(ClockOffsetContext);
  const feeds = useVehicleFeeds();
  const lotsRead = useLotsRead();
  const isOfVehicles = feeds.length > 0 && !hidden.includes('vehicles');
  const isOfLots = lotsRead !== undefined && !hidden.includes('lots');
  const reads = isOfVehicles ? feeds.map(({ read }) => read) : isOfLots ? [lotsRead] : [];
  const receivedAt = reads.flatMap((read) => read?.receivedAt ?? []);
  const text = useNow(1000, (now) => {
    if (reads.length === 0 || reads.some((read) => read?.failure !== undefined)) return null;
    if (receivedAt.length < reads.length) return words.page.loading;
    const instant = Date.now() + offset;
    const clock = (at: number) => formatStandaloneClock(instant - (now - at), language);
    const problem = isOfVehicles
      ? feedSummary(feeds, { others, staleness, now, clock, instant, language })
      : null;
    const age = now - Math.min(...receivedAt);
    const isLate = !isOfVehicles && age > staleness.lotsLateSeconds * 1000;
    const says = isLate ? words.frame.updated : words.frame.live;
    return problem ?? says(formats.duration(age));
  });
  const printed = useNow(60_000, (now) =>
    formatStandaloneClock(Date.now() + offset - (now - Math.min(now, ...receivedAt)), language),
  );
  if (text === null) return null;
  return (
    <span className="frame-state">
      {text}
      <span className="frame-state__printed">{words.frame.printed(printed)}</span>
    </span>
  );
}
