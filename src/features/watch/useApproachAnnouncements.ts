import { useEffect, useRef } from 'react';

import { vehicleKey } from '../../api/feeds/vehicle-keys.ts';
import { useAnnounce } from '../../ui/text/Announcer.tsx';
import { useWholeLanguage } from '../../ui/text/Language.tsx';
import type { WholeLanguage } from '../../ui/text/Language.tsx';
import { announceOnce } from './announceOnce.ts';
import type { AnnouncedAt } from './announceOnce.ts';
import { stoppedFor } from './approaches.ts';
import type { Approach } from './approaches.ts';
import { approachSentence } from './approachSentence.ts';
import { showNotification } from './notification.ts';

const titleOf = ({ vehicle, stop }: Approach, { wordsOn, labelOf }: WholeLanguage) =>
  wordsOn(vehicle.routeID).alerts.title(labelOf(vehicle.routeID), stop.intersection);

interface ApproachAnnouncementOptions {
  approaches: readonly Approach[];
  /** Milliseconds of the monotonic clock. */
  now: number;
  /** Milliseconds after which a report is too old for the title. */
  lateAfter: number;
  /** The page's title while no bus is near. */
  pageTitle: string;
  isNotifying: boolean;
}

/**
 * Announces each bus that comes near once: in the live region, and by a notification if the rider turned
 * them on and the page is not in front. Shows it in the page's title while it is near and moving (R16).
 */
export function useApproachAnnouncements({
  approaches,
  now,
  lateAfter,
  pageTitle,
  isNotifying,
}: ApproachAnnouncementOptions): void {
  const language = useWholeLanguage();
  const announce = useAnnounce();
  const announced = useRef<AnnouncedAt>(new Map());
  useEffect(() => {
    const next = announceOnce(announced.current, approaches, now);
    announced.current = next.announced;
    const isAway = document.hidden || !document.hasFocus();
    for (const approach of next.fresh) {
      const { stop, vehicle } = approach;
      const body = approachSentence(approach, language);
      announce(body);
      if (isNotifying && isAway) {
        const tag = `curbside ${stop.stopID} ${vehicleKey(vehicle)}`;
        void showNotification({ title: titleOf(approach, language), body, tag });
      }
    }
  }, [approaches, now, language, announce, isNotifying]);

  const nearest = approaches.find((approach) => stoppedFor(approach) === null);
  const title = nearest === undefined ? null : titleOf(nearest, language);
  const reportedAt = nearest?.reportedAt;
  useEffect(() => {
    if (title === null) return undefined;
    const resetTitle = () => {
      document.title = pageTitle;
    };
    document.title = `${title} · ${pageTitle}`;
    // A hidden page does not poll or tick, so without this timer its title would never change back.
    const timer = setTimeout(resetTitle, lateAfter);
    return () => {
      clearTimeout(timer);
      resetTitle();
    };
  }, [title, reportedAt, lateAfter, pageTitle]);
}
