import { useEffect, useRef } from 'react';

import { vehicleKey } from '../../api/feeds/vehicleFeed.ts';
import type { Words } from '../../lib/words/en.ts';
import { useAnnounce } from '../../ui/text/Announcer.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { stoppedFor } from './approaches.ts';
import type { Approach } from './approaches.ts';
import { showNotification } from './notification.ts';
import { announceOnce } from './announceOnce.ts';
import type { AnnouncedAt } from './announceOnce.ts';
import { approachSentence } from './approachSentence.ts';

const titleOf = ({ vehicle, stop }: Approach, { watch }: Words) =>
  watch.title(vehicle.routeID, stop.intersection);

interface ApproachAnnouncementOptions {
  approaches: readonly Approach[];
  /** The monotonic clock. */
  now: number;
  /** Milliseconds after which what was told is old. */
  lateAfter: number;
  /** What the page is called while no bus is near. */
  pageTitle: string;
  isNotifying: boolean;
}

/**
 * Tells of each bus that comes near, once: politely aloud, by a notification where the rider asked
 * for it and does not look at the page, and in the page's title for as long as it is near and drives (R16).
 */
export function useApproachAnnouncements({
  approaches,
  now,
  lateAfter,
  pageTitle,
  isNotifying,
}: ApproachAnnouncementOptions): void {
  const { words } = useLanguage();
  const announce = useAnnounce();
  const announced = useRef<AnnouncedAt>(new Map());
  useEffect(() => {
    const next = announceOnce(announced.current, approaches, now);
    announced.current = next.announced;
    const isAway = document.hidden || !document.hasFocus();
    for (const approach of next.fresh) {
      const { stop, vehicle } = approach;
      const body = approachSentence(approach, words);
      announce(body);
      if (isNotifying && isAway) {
        const tag = `curbside ${stop.stopID} ${vehicleKey(vehicle)}`;
        void showNotification({ title: titleOf(approach, words), body, tag });
      }
    }
  }, [approaches, now, words, announce, isNotifying]);

  const nearest = approaches.find((approach) => stoppedFor(approach) === null);
  const title = nearest === undefined ? null : titleOf(nearest, words);
  const reportedAt = nearest?.reportedAt;
  useEffect(() => {
    if (title === null) return undefined;
    const resetTitle = () => {
      document.title = pageTitle;
    };
    document.title = `${title} · ${pageTitle}`;
    // A hidden page is not polled and its clocks do not tick: its title would say so for ever.
    const timer = setTimeout(resetTitle, lateAfter);
    return () => {
      clearTimeout(timer);
      resetTitle();
    };
  }, [title, reportedAt, lateAfter, pageTitle]);
}
