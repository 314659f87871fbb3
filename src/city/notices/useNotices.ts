import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

import { type NoticesFeed, noticesQuery } from '../../api/queries/notices-queries.ts';
import type { Read } from '../../api/Read.ts';
import type { Alert } from '../../contract/alerts/Alert.ts';
import type { Notice } from '../../features/notices/Notice.ts';
import { noticesAt } from '../../features/notices/rules/notices.ts';
import { memoizeByObject } from '../../lib/memoizeByObject.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useNow } from '../../ui/time/useNow.ts';
import { useApi } from '../reads/ApiContext.ts';
import { useClockOffset } from '../reads/live/clock-reads.ts';
import { useIsRead } from '../reads/live/useIsRead.ts';

/** Milliseconds: a notice begins and ends on the page at most this late. */
const TICK = 5_000;
/** Milliseconds: words such as "until tomorrow" change at most this late. */
const HOUR = 3_600_000;

const NONE: readonly Alert[] = [];

/**
 * The notices as `LivePoller` reads them; undefined until then, and in a city without notices. An answer is rendered in
 * slices, because many parts of the page show notices, and a feed may have hundreds.
 */
export function useNoticesRead(): {
  readonly read: Read<NoticesFeed> | undefined;
  readonly refetch: () => unknown;
} {
  const enabled = useIsRead()('notices');
  const { data, refetch } = useQuery({ ...noticesQuery(useApi()), enabled });
  return { read: useDeferredValue(data), refetch };
}

/** When the notices begin and end, in order. */
const changesOf = memoizeByObject((alerts: readonly Alert[]) =>
  alerts
    .flatMap(({ periods }) => periods.flatMap(({ from = 0, until = 0 }) => [from, until]))
    .toSorted((one, other) => one - other),
);

/** When a notice last began or ended, or the hour last changed. */
const lastChange = (alerts: readonly Alert[], now: number): number =>
  Math.max(Math.floor(now / HOUR) * HOUR, changesOf(alerts).findLast((at) => at <= now) ?? 0);

/** The notices of the latest answer, computed once for all parts of the page. */
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
 * The notices that are in force or begin soon, in the page's language. Renders again when a notice begins or
 * ends. All components get the same list.
 */
export function useNotices(): { readonly notices: readonly Notice[]; readonly now: number } {
  const { read } = useNoticesRead();
  const { lang } = useLanguage('page');
  const offset = useClockOffset();
  const alerts = read?.answer?.alerts ?? NONE;
  const now = useNow(TICK, () => lastChange(alerts, Date.now() + offset));
  return { notices: noticesOf(alerts, lang, now), now };
}
