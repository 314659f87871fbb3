import * as z from 'zod/mini';

/**
 * More screens than any agency has beside those that it names in screens.json. The one that was silent for longest
 * is dropped first, and a client's own before those of others.
 */
const MAX_UNKNOWN = 500;
/** A station's displays may share one address. */
const MAX_UNKNOWN_OF_CLIENT = 50;
const MAX_SOURCES = 64;

const ID = z.string().check(z.regex(/^[\w.:-]{1,40}$/));
const count = z.number().check(z.gte(0));

/** What a display reports each minute. It may send more; the page doesn't show that. */
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
  /** What is wrong with its entry in screens.json, so that it shows the last good one. */
  wrong: z.optional(z.string().check(z.maxLength(200))),
  /** Whether it never had a good one, and shows what is right in its entry. */
  hasNoGood: z.optional(z.boolean()),
  isNotStored: z.optional(z.boolean()),
});
type Health = z.output<typeof Health>;

/** What it sends after an outage. */
const Errors = z.object({
  id: ID,
  errors: z.array(z.object({ message: z.string().check(z.maxLength(200)) })),
});

export interface ScreenReport extends Health {
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** The last error that it reported; null if there was none since the server's start. */
  readonly lastError: string | null;
  /** Whether screens.json names it. Anybody may report as another screen, unless displays have a secret. */
  readonly isNamed: boolean;
}

/** The last report of each screen, in memory. */
export interface ScreenReports {
  /**
   * Takes a report. Returns whether it is valid.
   *
   * @param client the address that it came from
   */
  add(json: unknown, client: string): boolean;
  /** The screens that screens.json names, and then the others, each by ID. */
  list(): readonly ScreenReport[];
}

interface Received extends Omit<ScreenReport, 'isNamed'> {
  readonly client: string;
}

/**
 * Keeps the last report of each screen. Those of screens that the operator has named are never dropped, so made-up
 * reports can't push them off the page.
 *
 * @param clock milliseconds since 1970
 * @param named the IDs in screens.json
 * @param onWrong called once for each new fault that one of them finds in its entry
 */
export function createScreenReports(
  clock: () => number,
  named: () => ReadonlySet<string>,
  onWrong: (id: string, wrong: string) => void = () => {},
): ScreenReports {
  const reports = new Map<string, Received>();

  function dropUnknown(client: string): void {
    const unknown = [...reports.values()].filter(({ id }) => !named().has(id));
    const own = unknown.filter((report) => report.client === client);
    const [oldest] = own.length > MAX_UNKNOWN_OF_CLIENT ? own : unknown;
    const isTooMany = own.length > MAX_UNKNOWN_OF_CLIENT || unknown.length > MAX_UNKNOWN;
    if (isTooMany && oldest !== undefined) reports.delete(oldest.id);
  }

  return {
    add(json, client) {
      const health = z.safeParse(Health, json).data;
      if (health !== undefined) {
        const last = reports.get(health.id);
        const lastError = last?.lastError ?? null;
        const { id, wrong } = health;
        if (wrong !== undefined && wrong !== last?.wrong && named().has(id)) onWrong(id, wrong);
        // A Map iterates in insertion order, so reinserting keeps the silent ones first.
        reports.delete(health.id);
        reports.set(health.id, { ...health, receivedAt: clock(), lastError, client });
        if (!named().has(health.id)) dropUnknown(client);
        return true;
      }
      const { data } = z.safeParse(Errors, json);
      const report = data === undefined ? undefined : reports.get(data.id);
      const lastError = data?.errors.at(-1)?.message;
      if (report !== undefined && lastError !== undefined)
        reports.set(report.id, { ...report, lastError });
      return data !== undefined;
    },
    list: () =>
      [...reports.values()]
        .map(({ client: _client, ...report }) => ({ ...report, isNamed: named().has(report.id) }))
        .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) || a.id.localeCompare(b.id)),
  };
}
