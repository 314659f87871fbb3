import { useEffect, useRef } from 'react';

import { useAnnounce } from '../../ui/text/Announcer.tsx';
import { announceOnce } from './announceOnce.ts';
import type { AnnouncedAt } from './announceOnce.ts';
import { showNotification } from './notification.ts';

/** An alert as it is read out and notified. */
interface Alert {
  /** Names the bus and its watch; an alert is given once. */
  readonly key: string;
  /** Notifications with the same one replace each other. */
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  /** What is read out. */
  readonly spoken: string;
}

/**
 * Gives each alert once: in the live region, and by a notification if the rider turned them on and the page is not in
 * front.
 *
 * @param now milliseconds, of the clock that says how long an alert has been over
 */
export function useAlerts(alerts: readonly Alert[], now: number, isNotifying: boolean): void {
  const announce = useAnnounce();
  const announced = useRef<AnnouncedAt>(new Map());
  useEffect(() => {
    const next = announceOnce(announced.current, alerts, ({ key }) => key, now);
    announced.current = next.announced;
    const isAway = document.hidden || !document.hasFocus();
    for (const { tag, title, body, spoken } of next.fresh) {
      announce(spoken);
      if (isNotifying && isAway) void showNotification({ title, body, tag });
    }
  }, [alerts, now, announce, isNotifying]);
}

interface AlertTitle {
  /** Null while there is no alert. */
  title: string | null;
  /** When what it says was known, in milliseconds. */
  reportedAt: number | undefined;
  /** Milliseconds after which that is too old for the title. */
  lateAfter: number;
  /** The page's title while there is no alert. */
  pageTitle: string;
}

/** Shows an alert in the page's title. */
export function useAlertTitle({ title, reportedAt, lateAfter, pageTitle }: AlertTitle): void {
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
