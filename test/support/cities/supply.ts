import type { Supply } from '../../../src/service/Source.ts';

/**
 * A supply of what a function gives.
 *
 * @param reportedAt the data's time in milliseconds since 1970; now if omitted
 */
export function supply<Query, T>(
  read: (query: Query, now: number) => Promise<T>,
): Supply<Query, T, number>;
export function supply<Query, T>(
  read: (query: Query, now: number) => Promise<T>,
  reportedAt: number | null,
): Supply<Query, T>;
export function supply<Query, T>(
  read: (query: Query, now: number) => Promise<T>,
  reportedAt?: number | null,
): Supply<Query, T> {
  const timeOf = (now: number) => (reportedAt === undefined ? now : reportedAt);
  return {
    read: async (query, now) => ({ value: await read(query, now), reportedAt: timeOf(now) }),
  };
}
