import type { QueryClient } from '@tanstack/react-query';

import { healthOf } from '../../../api/feeds/health.ts';
import type { Health } from '../../../api/feeds/health.ts';
import { vehicleLimits } from '../../../api/feeds/vehicleHealth.ts';
import { ARRIVALS_KEY } from '../../../api/queries/query-keys.ts';
import type { ArrivalsFeed } from '../../../api/queries/times-queries.ts';
import type { Read } from '../../../api/Read.ts';
import { LIVE_SUBJECTS } from '../../../city/subjects.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import { monotonicNow } from '../../../lib/time/monotonicNow.ts';
import type { EntryState } from '../board/useBoard.ts';
import { ownBuild, reloadCount } from '../reload/guardedReload.ts';

/** The state of one live source. */
interface SourceHealth {
  readonly state: 'loading' | 'ok' | 'failing' | 'lost';
  /** Seconds since its last good answer; null if there was none. */
  readonly age: number | null;
  /** How many entries of it could not be read, and were left out; missing if none were. */
  readonly dropped?: number;
}

/** What a display tells about itself. It says nothing about people. */
export interface DisplayHealth {
  readonly id: string;
  readonly version: string;
  /** Seconds since the page was loaded. */
  readonly uptime: number;
  /** `ok` if every source is, `lost` if none has data, else `degraded`. */
  readonly status: 'starting' | 'ok' | 'degraded' | 'lost';
  readonly sources: Readonly<Record<string, SourceHealth>>;
  readonly reloads: number;
  /** How often the map has lost its graphics context. */
  readonly contextLosses: number;
  /** Megabytes; missing if the browser does not tell. */
  readonly heap?: number;
  /** What is wrong with the display's entry in screens.json, so that the last good one is shown. */
  readonly wrong?: string;
  /** Whether there is no last good one, so that what is right in the entry is shown. */
  readonly hasNoGood?: true;
  /** Whether the entry could not be stored for a start without a network. */
  readonly isNotStored?: true;
}

/** The source of what departs from the display's stops. */
export const DEPARTURES = 'departures';

const WORST_FIRST: readonly SourceHealth['state'][] = ['lost', 'failing', 'loading', 'ok'];

/** Sources beyond this are not listed: a report has at most 2 kB. */
const MOST_SOURCES = 18;
/** Letters. */
const LONGEST_WRONG = 120;
const MEGABYTE = 2 ** 20;

/** A report says `ok` of what can be read, and `failing` of what can't until it is lost. */
function sourceHealth({ state, age }: Health, isFailing: boolean, dropped = 0): SourceHealth {
  const ofFailing = state === 'lost' ? 'lost' : 'failing';
  const ofReadable = state === 'loading' ? 'loading' : 'ok';
  return {
    state: isFailing ? ofFailing : ofReadable,
    age: age === null ? null : Math.round(age / 1000),
    ...(dropped === 0 ? {} : { dropped }),
  };
}

function statusOf(states: readonly string[]): DisplayHealth['status'] {
  if (states.every((state) => state === 'ok')) return 'ok';
  if (states.every((state) => state === 'loading')) return 'starting';
  return states.every((state) => state === 'lost') ? 'lost' : 'degraded';
}

/**
 * Of the departures of all stops, the health of the worst one. Those without live times count as failing, although they can
 * be read.
 *
 * @returns null on a display without departures
 */
function departuresHealth(
  client: QueryClient,
  now: number,
  staleness: Settings['staleness'],
): SourceHealth | null {
  const all = client
    .getQueryCache()
    .findAll({ queryKey: ARRIVALS_KEY, type: 'active' })
    .map(({ queryKey }) => {
      const read = client.getQueryData<Read<ArrivalsFeed>>(queryKey);
      const isFailing = read?.failure !== undefined || read?.answer?.isLiveLost === true;
      return sourceHealth(healthOf(read, now, vehicleLimits(staleness)), isFailing);
    });
  const [worst] = all.toSorted(
    (one, other) => WORST_FIRST.indexOf(one.state) - WORST_FIRST.indexOf(other.state),
  );
  return worst ?? null;
}

/** Only in Chromium. */
function heapMegabytes(): number | undefined {
  const memory: unknown = Reflect.get(performance, 'memory');
  if (typeof memory !== 'object' || memory === null || !('usedJSHeapSize' in memory))
    return undefined;
  const { usedJSHeapSize: bytes } = memory;
  return typeof bytes === 'number' ? Math.round(bytes / MEGABYTE) : undefined;
}

interface HealthOptions {
  readonly id: string;
  readonly client: QueryClient;
  readonly staleness: Settings['staleness'];
  readonly contextLosses: number;
  readonly entry: EntryState;
}

/** The display's health now. */
export function readHealth(options: HealthOptions): DisplayHealth {
  const { id, client, staleness, contextLosses, entry } = options;
  const now = monotonicNow();
  const sources = LIVE_SUBJECTS.flatMap(({ live, limits }) =>
    client
      .getQueryCache()
      .findAll({ queryKey: live.queryKey, type: 'active' })
      .map(({ queryKey }): [string, SourceHealth] => {
        const read = client.getQueryData<Read<{ readonly dropped?: number }>>(queryKey);
        const health = healthOf(read, now, limits(staleness));
        return [
          queryKey.join(' ').slice(0, 30),
          sourceHealth(health, read?.failure !== undefined, read?.answer?.dropped),
        ];
      }),
  );
  const departures = departuresHealth(client, now, staleness);
  if (departures !== null) sources.unshift([DEPARTURES, departures]);
  const heap = heapMegabytes();
  return {
    id,
    version: ownBuild() ?? 'development',
    uptime: Math.round(performance.now() / 1000),
    status: statusOf(sources.map(([, { state }]) => state)),
    sources: Object.fromEntries(sources.slice(0, MOST_SOURCES)),
    reloads: reloadCount(),
    contextLosses,
    ...(heap === undefined ? {} : { heap }),
    ...(entry.wrong.length === 0 ? {} : { wrong: entry.wrong.join('; ').slice(0, LONGEST_WRONG) }),
    ...(entry.wrong.length === 0 || entry.hasGood ? {} : { hasNoGood: true }),
    ...(entry.isStored ? {} : { isNotStored: true }),
  };
}
