import { useQuery } from '@tanstack/react-query';

import { type NoticesFeed, noticesQuery } from '../../api/queries/notices-queries.ts';
import type { Read } from '../../api/Read.ts';
import type { Alert } from '../../contract/alerts/Alert.ts';
import type { Notice } from '../../features/notices/Notice.ts';
import { noticesAt } from '../../features/notices/notices.ts';
import { usePageLanguage } from '../../ui/text/Language.tsx';
import { useNow } from '../../ui/time/useNow.ts';
import { useApi } from '../reads/ApiContext.ts';
import { useClockOffset } from '../reads/live/clock-reads.ts';
import { useIsRead } from '../reads/live/useIsRead.ts';

/** A notice begins and ends at most this late, in milliseconds. */
const TICK = 5_000;
/** What is said of its time, such as "until tomorrow", changes this late. */
const HOUR = 3_600_000;

const NONE: readonly Alert[] = [];

/** The notices as `LivePoller` reads them; undefined until then, and where the city has none. */
export function useNoticesRead(): {
  readonly read: Read<NoticesFeed> | undefined;
  readonly refetch: () => unknown;
} {
  const enabled = useIsRead()('notices');
  const { data: read, refetch } = useQuery({ ...noticesQuery(useApi()), enabled });
  return { read, refetch };
}

/** The last time at which a notice began or ended, or the hour did. */
function lastChange(alerts: readonly Alert[], now: number): number {
  let last = Math.floor(now / HOUR) * HOUR;
  for (const { periods } of alerts)
    for (const { from = 0, until = 0 } of periods)
      for (const at of [from, until]) if (at > last && at <= now) last = at;
  return last;
}

/** The notices of one answer, which many parts of the page need at the same time. */
let computed: {
  readonly key: readonly [alerts: readonly Alert[], lang: string, now: number];
  readonly notices: readonly Notice[];
} | null = null;

function noticesOf(...key: NonNullable<typeof computed>['key']): readonly Notice[] {
  if (computed === null || key.some((part, index) => part !== computed?.key[index]))
    computed = { key, notices: noticesAt(...key) };
  return computed.notices;
}

/**
 * What the agency says, in the page's language (N3) and in time (N4): renders again when a notice begins or ends. The
 * same list for all that ask.
 */
export function useNotices(): { readonly notices: readonly Notice[]; readonly now: number } {
  const { read } = useNoticesRead();
  const { lang } = usePageLanguage();
  const offset = useClockOffset();
  const alerts = read?.answer?.alerts ?? NONE;
  const now = useNow(TICK, () => lastChange(alerts, Date.now() + offset));
  return { notices: noticesOf(alerts, lang, now), now };
}
