import { type Alert, ALERTS_AHEAD, periodAt } from '../../../contract/alerts/Alert.ts';
import type { Notice } from '../Notice.ts';
import { chooseText } from './chooseText.ts';
import { type Importance, importanceOf } from './importance.ts';
import { mergeNotices } from './mergeNotices.ts';

/** The last notice of each alert: the same object until something changes, so that no row re-renders. */
const last = new WeakMap<Alert, { readonly lang: string; readonly notice: Notice }>();

function noticeAt(alert: Alert, lang: string, now: number): Notice | null {
  const period = periodAt(alert, now);
  const { from, until } = period ?? {};
  if (period === undefined || (from ?? 0) > now + ALERTS_AHEAD) return null;
  const importance = importanceOf(alert, from, now);
  const isInForce = (from ?? 0) <= now;
  const before = last.get(alert);
  if (
    before?.lang === lang &&
    before.notice.importance === importance &&
    before.notice.isInForce === isInForce &&
    before.notice.from === from
  )
    return before.notice;
  const notice: Notice = {
    id: alert.alertID,
    header: chooseText(alert.header, lang),
    description: chooseText(alert.description, lang),
    effect: alert.effect,
    importance,
    isInForce,
    from,
    until,
    webUrl: alert.webUrl,
    concerns: alert.concerns,
  };
  last.set(alert, { lang, notice });
  return notice;
}

const RANK: Readonly<Record<Importance, number>> = { severe: 0, warning: 1, info: 2 };

/** Orders notices: those in force first, then by importance. */
export const byImportance = (one: Notice, other: Notice): number =>
  Number(other.isInForce) - Number(one.isInForce) || RANK[one.importance] - RANK[other.importance];

/** As `byImportance`; then the latest to begin before older ones, and of later ones the soonest. */
const byUrgency = (one: Notice, other: Notice): number =>
  byImportance(one, other) ||
  (one.isInForce ? (other.from ?? 0) - (one.from ?? 0) : (one.from ?? 0) - (other.from ?? 0));

/**
 * The notices that are in force or begin within 14 days, each once. A notice disappears when it ends, without
 * another answer.
 *
 * @param now by the service's clock, milliseconds since 1970
 */
export const noticesAt = (alerts: readonly Alert[], lang: string, now: number): Notice[] =>
  mergeNotices(alerts.flatMap((alert) => noticeAt(alert, lang, now) ?? [])).toSorted(byUrgency);
