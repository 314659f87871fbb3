import * as z from 'zod/mini';

/** An environment variable with a secret, and how requests send it (S11). */
const Secret = z
  .strictObject({
    /** The variable's name. The settings never contain the secret itself. */
    variable: z
      .string()
      .check(
        z.regex(
          /^[A-Za-z_][A-Za-z0-9_]*$/,
          'expected the name of an environment variable such as FEED_KEY',
        ),
      ),
    /** The header that contains the secret, such as `Authorization`. */
    header: z.optional(
      z
        .string()
        .check(z.regex(/^[A-Za-z0-9-]+$/, 'expected the name of a header such as X-Api-Key')),
    ),
    /** The query parameter that contains the secret, such as `api_key`. */
    query: z.optional(
      z
        .string()
        .check(z.regex(/^[\w.~-]+$/, 'expected the name of a query parameter such as api_key')),
    ),
  })
  .check(
    z.refine(
      ({ header, query }) => (header === undefined) !== (query === undefined),
      'expected either "header" or "query", the place for the secret',
    ),
  );

/** Whether a feed is given by URL and not by path. */
export const isUrl = (text: string): boolean => /^https?:\/\//i.test(text);

/** Whether a text is a URL of http or https without a user name and password, which would be secrets. */
export const isFeedUrl = (text: string) =>
  /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/i.test(text) && URL.canParse(text);

const feedUrl = z.string().check(z.refine(isFeedUrl, 'expected a URL of http or https'));

/** Whether a text is a path, or a URL that may be downloaded. */
export const isPathOrFeedUrl = (text: string) =>
  text.trim() !== '' && (isFeedUrl(text) || !/^[a-z][a-z\d+.-]*:\/\//i.test(text));

const pathOrUrl = z
  .string()
  .check(z.refine(isPathOrFeedUrl, 'expected a path or a URL of http or https'));

/** `"https://…"` is short for `{ "url": "https://…" }`. */
const addressOf = (url: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? { url: value } : value)),
    z.strictObject({ url, secret: z.optional(Secret) }),
  );

const GtfsSettings = z.strictObject({
  kind: z.literal('gtfs'),
  /** The GTFS feed: a zip file or a folder, by path or URL. A path is relative to the settings file. */
  feed: addressOf(pathOrUrl),
  /** GTFS-realtime vehicle positions. */
  vehicles: z._default(z.array(addressOf(feedUrl)), []),
  /** How often the vehicle positions are requested, once for all riders. */
  vehiclesSeconds: z._default(z.number().check(z.gte(2), z.lte(300)), 15),
  /** What all vehicles have, where the feeds don't say (S7). */
  vehicleFlags: z._default(
    z.strictObject({
      wifiAccess: z.optional(z.boolean()),
      bikeRack: z.optional(z.boolean()),
      wheelChairLift: z.optional(z.boolean()),
      wheelChairAccessible: z.optional(z.boolean()),
    }),
    {},
  ),
  /** How often a feed from a URL is requested again. A path is read when it changes. */
  rereadMinutes: z._default(z.number().check(z.gte(1), z.lte(10_080)), 60),
  /** Where snapshots are stored; by default a folder of the user's cache. */
  folder: z.optional(z.string().check(z.minLength(1))),
  /** Whether feeds may be on this machine or in a private network (S16). */
  privateAddresses: z._default(z.boolean(), false),
});

/** Where the city's data comes from. */
export const SourceSettings = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('demo'), seed: z._default(z.int(), 1) }),
  z.strictObject({ kind: z.literal('none') }),
  GtfsSettings,
]);

export type SourceSettings = z.output<typeof SourceSettings>;
export type GtfsSettings = z.output<typeof GtfsSettings>;
export type FeedAddress = z.output<ReturnType<typeof addressOf>>;
