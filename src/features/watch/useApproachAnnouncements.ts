import { vehicleKey } from '../../api/feeds/vehicle-keys.ts';
import { useWholeLanguage } from '../../ui/text/Language.tsx';
import type { WholeLanguage } from '../../ui/text/Language.tsx';
import { approachKey } from './announceOnce.ts';
import { stoppedFor } from './approaches.ts';
import type { Approach } from './approaches.ts';
import { approachSentence } from './approachSentence.ts';
import { useAlerts, useAlertTitle } from './useAlerts.ts';

const titleOf = ({ vehicle, stop }: Approach, { wordsOn, labelOf, nameOf }: WholeLanguage) =>
  wordsOn(vehicle.routeID).alerts.title(
    labelOf(vehicle.routeID),
    nameOf(stop.intersection, stop.stopID),
  );

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

/** Alerts for each bus that comes near, and shows it in the page's title while it is near and moving (R16). */
export function useApproachAnnouncements({
  approaches,
  now,
  lateAfter,
  pageTitle,
  isNotifying,
}: ApproachAnnouncementOptions): void {
  const language = useWholeLanguage();
  const alerts = approaches.map((approach) => {
    const body = approachSentence(approach, language);
    return {
      key: approachKey(approach),
      tag: `curbside ${approach.stop.stopID} ${vehicleKey(approach.vehicle)}`,
      title: titleOf(approach, language),
      body,
      spoken: body,
    };
  });
  useAlerts(alerts, now, isNotifying);
  const nearest = approaches.find((approach) => stoppedFor(approach) === null);
  useAlertTitle({
    title: nearest === undefined ? null : titleOf(nearest, language),
    reportedAt: nearest?.reportedAt,
    lateAfter,
    pageTitle,
  });
}
