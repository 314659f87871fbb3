import { type ReactNode, useEffect, useState } from 'react';

import { LeftOutContext } from '../../../city/reads/live/useIsRead.ts';
import { ADDED_ROWS } from '../../../contract/subjects.ts';
import { LAYERS, type Panel, PANELS } from '../../../view/view.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useFrame } from '../FrameContext.ts';
import { useShownPanel } from '../list/useShownPanel.ts';
import type { FramePanel } from '../options/frame-parameters.ts';

/** What a list reads that isn't of its own name. */
const READ_BY: Partial<Record<FramePanel, Panel>> = {
  stops: 'vehicles',
  events: 'lots',
  departures: 'notices',
};
/** Milliseconds until stops near a point read notices, too: the marks of their rows must not delay the list. */
const MARKS_AFTER = 2000;

/**
 * Chooses which live data a frame reads. What its list doesn't show is neither polled, nor is its code loaded: a
 * list of stops or buses has no lots, one of lots or events has no buses, and only notices, departures and stops near a
 * point have notices. Everything is read if the host page hears about all data, a card or a map is open, or the
 * lots are sorted by the buses near them. Departures are polled where they are shown. An added subject whose layer the
 * URL doesn't ask for is read only for its own list, the cards of a frame that offers this list, and the cards of its things:
 * a frame that is older than the subject says nothing of it.
 */
export function LiveScope({ children }: { children: ReactNode }) {
  const { offered, chosen } = useShownPanel();
  const { api, mode } = useFrame().options;
  const { selection, lotFilter, near, hidden } = usePageView();
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), MARKS_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const hasAll = mode === 'map' || api === '1' || selection !== null;
  const isByRide = chosen === 'lots' && lotFilter.sort === 'ride';
  const hasMarks = isLater && near !== null && chosen === 'stops';
  const own = READ_BY[chosen] ?? chosen;
  const onMap: readonly string[] = LAYERS.filter((layer) => !hidden.includes(layer));
  const isOfCard = ({ name, kinds }: (typeof ADDED_ROWS)[number]) =>
    selection !== null && (offered.includes(name) || kinds.some((kind) => kind === selection.kind));
  const unasked = ADDED_ROWS.filter(
    (row) => !onMap.includes(row.name) && row.name !== chosen && !isOfCard(row),
  ).map(({ name }) => name);
  const leftOut =
    hasAll || isByRide
      ? unasked
      : PANELS.filter((name) => name !== own && !(hasMarks && name === 'notices'));
  return <LeftOutContext value={leftOut}>{children}</LeftOutContext>;
}
