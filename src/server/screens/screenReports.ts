import * as z from 'zod/mini';

/** More screens than any agency has; the one that was silent for longest is dropped first. */
const MAX_SCREENS = 500;
const MAX_SOURCES = 64;

const ID = z.string().check(z.regex(/^[\w.:-]{1,40}$/));
const count = z.number().check(z.gte(0));

/** What a display reports each minute (A42). It may send more; the page doesn't show that. */
const Health = z.object({
  id: ID,
  version: z.string().check(z.maxLength(64)),
  uptime: count,
  status: z.string().check(z.maxLength(20)),
  reloads: count,
  sources: z
    .record(
      z.string().check(z.maxLength(60)),
      z.object({
        state: z.string().check(z.maxLength(20)),
        age: z.nullable(z.number()),
        dropped: z.optional(count),
      }),
    )
    .check(z.refine((sources) => Object.keys(sources).length <= MAX_SOURCES)),
});
type Health = z.output<typeof Health>;

/** What it sends after an outage (A44). */
const Errors = z.object({
  id: ID,
  errors: z.array(z.object({ message: z.string().check(z.maxLength(200)) })),
});

/** A screen's last report. */
export interface ScreenReport extends Health {
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** The last error that it reported; null if there was none since the server's start. */
  readonly lastError: string | null;
}

/** The last report of each screen, in memory. */
export interface ScreenReports {
  /** Takes a report. Returns whether it is valid. */
  add(json: unknown): boolean;
  /** By ID. */
  list(): readonly ScreenReport[];
}

/** @param clock milliseconds since 1970 */
export function createScreenReports(clock: () => number): ScreenReports {
  const reports = new Map<string, ScreenReport>();
  return {
    add(json) {
      const health = z.safeParse(Health, json).data;
      if (health !== undefined) {
        const lastError = reports.get(health.id)?.lastError ?? null;
        // A Map iterates in insertion order, so reinserting keeps the silent ones first.
        reports.delete(health.id);
        reports.set(health.id, { ...health, receivedAt: clock(), lastError });
        const [oldest] = reports.keys();
        if (reports.size > MAX_SCREENS && oldest !== undefined) reports.delete(oldest);
        return true;
      }
      const { data } = z.safeParse(Errors, json);
      const report = data === undefined ? undefined : reports.get(data.id);
      const lastError = data?.errors.at(-1)?.message;
      if (report !== undefined && lastError !== undefined)
        reports.set(report.id, { ...report, lastError });
      return data !== undefined;
    },
    list: () => [...reports.values()].toSorted((a, b) => a.id.localeCompare(b.id)),
  };
}
