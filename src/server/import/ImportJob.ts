import * as z from 'zod/mini';

/** How to recognize a feed that has not changed. */
export const Seen = z.object({
  /** A hash of the feed's bytes, in hexadecimal. */
  hash: z.string(),
  etag: z.optional(z.string()),
  lastModified: z.optional(z.string()),
  /** The hash of the archive's bytes, if it is one of several feeds in it. */
  archive: z.optional(z.string()),
});

/** What the server asks of the importer's process. */
export const ImportJob = z.object({
  /** A path or a URL, and where its secret is. */
  feed: z.object({
    url: z.string(),
    secret: z.optional(
      z.object({
        variable: z.string(),
        header: z.optional(z.string()),
        query: z.optional(z.string()),
      }),
    ),
  }),
  /** The zip or folder in a zip with several feeds that is this one. */
  inside: z.optional(z.string()),
  /** An archive by URL that was downloaded after this for another of its feeds is not asked for again. */
  checkedSince: z.optional(z.number()),
  /** Where the snapshot is written. */
  folder: z.string(),
  /** When the feed is read, in milliseconds since 1970. The stops served soon depend on it. */
  now: z.number(),
  /** The feed is held if it has fewer routes. */
  leastRoutes: z.number(),
  /** Whether the feed may be on this machine or in a private network. */
  privateAddresses: z.boolean(),
  /** The feed that was read before on the same day. It is not imported again. */
  seen: z.optional(Seen),
  /** The files of snapshots that are not stored again today, because they have ended the server. */
  aside: z.optional(z.array(z.string())),
});

const ImportOutcome = z.discriminatedUnion('kind', [
  /** A new snapshot is in the folder, and has been served on trial. */
  z.object({
    kind: z.literal('imported'),
    file: z.string(),
    seen: Seen,
    routes: z.number(),
    /** The feed's report, one sentence a line. */
    report: z.array(z.string()),
  }),
  /** `seen` has the validators of the download; it is missing where there was none. */
  z.object({ kind: z.literal('unchanged'), seen: z.optional(Seen) }),
  /** The feed lost too many routes, so it needs the operator's consent. */
  z.object({ kind: z.literal('held'), seen: Seen, routes: z.number() }),
  /** The feed cannot be used. One sentence for each reason. */
  z.object({ kind: z.literal('refused'), seen: Seen, reasons: z.array(z.string()) }),
  /** The feed could not be read or stored. */
  z.object({ kind: z.literal('failed'), reason: z.string() }),
]);

/** What the importer's process sends to the server. */
export const ImportMessage = z.union([
  z.object({ kind: z.literal('progress'), file: z.string(), rows: z.number() }),
  ImportOutcome,
]);

export type ImportJob = z.output<typeof ImportJob>;
export type ImportOutcome = z.output<typeof ImportOutcome>;
export type ImportMessage = z.output<typeof ImportMessage>;
export type Seen = z.output<typeof Seen>;
