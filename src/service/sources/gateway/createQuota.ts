const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Hours are counted whole, so this many cover each period of 24 hours. */
const HOURS_COUNTED = 25;
/** A reader that nobody asked for this long no longer counts. */
const ACTIVE = HOUR;

/** The share of a reader in the daily quota. */
export interface QuotaShare {
  /** Says that a client asked now. */
  touch(): void;
  /** How many times longer than its own interval this reader must wait after a request. */
  stretch(): number;
  /** Takes one request from the quota; false if it is used up. */
  take(): boolean;
}

/** The requests of the last day by the hour since 1970. */
type RequestsByHour = ReadonlyMap<number, number>;

/** Where the requests of the day are kept, so that a restart doesn't begin the quota anew. */
export interface QuotaMemory {
  /** What an earlier process has saved; empty if nothing. */
  load(): RequestsByHour;
  /** Called after each request that counts. */
  save(requests: RequestsByHour): void;
}

export interface Quota {
  /** @param interval milliseconds between two requests of the reader, if there were no quota */
  join(interval: number): QuotaShare;
  /** How many requests were made in the last 24 to 25 hours. */
  used(): number;
}

/**
 * Divides a daily quota among the readers of an upstream (S9). All their intervals grow by the same
 * factor, so that those that clients ask for now would fit the quota if they went on for a day. No period
 * of 24 hours has more requests than the quota, whenever the upstream's day begins.
 *
 * @param requestsPerDay undefined for no limit
 * @param now returns milliseconds since 1970
 * @param memory not used without a limit
 */
export function createQuota(
  requestsPerDay: number | undefined,
  now: () => number,
  memory?: QuotaMemory,
): Quota {
  const kept = requestsPerDay === undefined ? undefined : memory;
  const requestsByHour = new Map<number, number>(kept?.load());
  const readers = new Set<{ readonly interval: number; askedAt: number }>();

  const used = () => {
    const oldest = Math.floor(now() / HOUR) - HOURS_COUNTED + 1;
    // A later hour is that of a clock that was wrong.
    const newest = Math.floor(now() / HOUR);
    for (const hour of requestsByHour.keys())
      if (hour < oldest || hour > newest) requestsByHour.delete(hour);
    return [...requestsByHour.values()].reduce((sum, count) => sum + count, 0);
  };

  return {
    used,
    join(interval) {
      const reader = { interval, askedAt: Number.NEGATIVE_INFINITY };
      readers.add(reader);
      return {
        touch() {
          reader.askedAt = now();
        },
        stretch() {
          if (requestsPerDay === undefined) return 1;
          const active = [...readers].filter(
            (each) => each === reader || now() - each.askedAt < Math.max(ACTIVE, each.interval),
          );
          const demand = active.reduce((sum, each) => sum + DAY / each.interval, 0);
          return Math.max(1, demand / requestsPerDay);
        },
        take() {
          if (requestsPerDay !== undefined && used() >= requestsPerDay) return false;
          const hour = Math.floor(now() / HOUR);
          requestsByHour.set(hour, (requestsByHour.get(hour) ?? 0) + 1);
          kept?.save(requestsByHour);
          return true;
        },
      };
    },
  };
}
