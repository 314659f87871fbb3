import * as z from 'zod/mini';

export const variable = z
  .string()
  .check(
    z.regex(
      /^[A-Za-z_][A-Za-z0-9_]*$/,
      'expected the name of an environment variable such as FEED_KEY',
    ),
  );

/** An environment variable with a secret, and how requests send it. */
export const Secret = z
  .strictObject({
    /** The settings never contain the secret itself. */
    variable,
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

export const isUrl = (text: string): boolean => /^https?:\/\//i.test(text);

/** Names a feed in the log: by its path, or by its URL without the query, which may contain a secret. */
export const feedName = (feed: string): string =>
  isUrl(feed) ? (feed.split(/[?#]/, 1)[0] ?? '') : feed;

/**
 * An address for a message, without what may be a secret: its query, and its user name and password. Where an `@` follows
 * a `?` or `#`, either may be part of a password, so only the scheme is kept.
 */
export function withoutSecrets(address: string): string {
  const start = address.split(/[?#]/, 1)[0] ?? '';
  if (!address.slice(start.length).includes('@')) return start.replace(/^.*@/s, '…@');
  return `${/^[a-z][a-z\d+.-]*:\/\//i.exec(start)?.[0] ?? ''}…`;
}

/** Names the file of a feed in a finding: by the end of its path if that is a file's name, else by its host. */
export function fileName({ url }: { readonly url: string }): string {
  const path = feedName(url);
  const last = path.split(/[/\\]/).at(-1) ?? '';
  return /\.\w+$/.test(last) || !isUrl(url) ? last : new URL(url).host;
}

/** Whether a text is a URL of http or https without a user name and password, which would be secrets. */
export const isFeedUrl = (text: string) =>
  /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/i.test(text) && URL.canParse(text);

const URL_EXPECTED = 'expected a URL of http or https';
const feedUrl = z.string(URL_EXPECTED).check(z.refine(isFeedUrl, URL_EXPECTED));

/** Whether a text is a path, or a URL that may be downloaded. */
export const isPathOrFeedUrl = (text: string) =>
  text.trim() !== '' && (isFeedUrl(text) || !/^[a-z][a-z\d+.-]*:\/\//i.test(text));

/** Calendar programs write `webcal://` for a calendar on the web, which is at the same address of https. */
export const withoutWebcal = (url: string): string =>
  url.trim().replace(/^webcals?:\/\//i, 'https://');

const PATH_EXPECTED = 'expected a path or a URL of http or https';
const pathOrUrl = z.pipe(
  z.pipe(z.string(PATH_EXPECTED), z.transform(withoutWebcal)),
  z.string().check(z.refine(isPathOrFeedUrl, PATH_EXPECTED)),
);

/** @param expected what a person who edits the file should write */
const addressOf = (url: z.ZodMiniType<string, string>, expected: string) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? { url: value } : value)),
    z.strictObject({ url, secret: z.optional(Secret) }, expected),
  );

/** The URL of a feed or a service. `"https://…"` is short for `{ "url": "https://…" }`. */
export const urlAddress = addressOf(feedUrl, URL_EXPECTED);
export const feedAddress = addressOf(pathOrUrl, PATH_EXPECTED);

export type FeedAddress = z.output<typeof feedAddress>;
