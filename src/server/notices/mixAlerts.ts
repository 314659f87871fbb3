import type { Alert } from '../../contract/alerts/Alert.ts';
import { RefusedError } from '../../service/operations/parameters.ts';
import { stopIndex } from '../../service/operations/stop-index.ts';
import type { Gap, Supply, Timed } from '../../service/Source.ts';
import type { ServerSource } from '../city/ServerSource.ts';
import type { KnownPlaces } from './knownOnly.ts';
import type { NoticesPart } from './NoticesPart.ts';

type AlertSupply = Supply<null, readonly Alert[]>;

/** What the city of a source has; null while that can't be read. */
async function placesOf(base: ServerSource, now: number): Promise<KnownPlaces | null> {
  try {
    const routeIDs = new Set(await base.routeIDs(now));
    const index = stopIndex((await base.stops.read(null, now)).value);
    return { hasRoute: (id) => routeIDs.has(id), listedStop: (id) => index.byID(id)?.stopID };
  } catch {
    return null;
  }
}

const fault = (reason: unknown): Gap => ({
  fault: reason instanceof Error ? reason : new Error(String(reason)),
});

const earliest = (times: readonly (number | undefined)[]): number | undefined => {
  const known = times.filter((time) => time !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
};

/** The alerts of a source and the operator's own notices (N10). Where one can't be read, the other is still answered. */
export function mixAlerts(base: ServerSource, notices: NoticesPart): AlertSupply {
  return {
    async read(_all, now) {
      const reads: readonly Promise<Timed<readonly Alert[]>>[] = [
        notices.readAlerts(() => placesOf(base, now)),
        ...(base.alerts === undefined ? [] : [base.alerts.read(null, now)]),
      ];
      const settled = await Promise.allSettled(reads);
      const good = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      // A service of another kind refuses what it does not have.
      const bad = settled.flatMap((each) =>
        each.status === 'rejected' && !(each.reason instanceof RefusedError) ? [each.reason] : [],
      );
      if (good.length === 0) throw bad[0] ?? new RefusedError('This city has no alerts');
      const reported = good.flatMap(({ reportedAt }) => reportedAt ?? []);
      return {
        value: good.flatMap(({ value }) => value),
        reportedAt: reported.length === 0 ? null : Math.max(...reported),
        readAt: earliest(good.map(({ readAt }) => readAt ?? undefined)),
        refreshAt: earliest(good.map(({ refreshAt }) => refreshAt)),
        gap:
          bad.length > 0
            ? fault(bad[0])
            : (good.find(({ gap = null }) => gap !== null)?.gap ?? null),
      };
    },
    latestAt: (now) => base.alerts?.latestAt(now) ?? null,
  };
}
