import * as z from 'zod/mini';

import { variable } from './address-settings.ts';

/** `'self'`, `*`, or an origin such as https://city.example.org or https://*.example.org. */
const frameAncestor = z
  .string()
  .check(
    z.regex(
      /^(\*|'self'|https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?)$/i,
      "expected *, 'self' or an origin such as https://city.example.org",
    ),
  );

/** Where displays report their health: a URL of http or https, or a path on this origin. */
export const reportUrl = z
  .string()
  .check(z.regex(/^(https?:\/\/|\/(?!\/))\S+$/, 'expected a URL of http or https, or a path'));

/** A secret stays in the environment: the settings name its variable. */
const namedVariable = z.strictObject(
  { variable },
  'expected { "variable": "NAME" }, the name of an environment variable',
);

/** Push services have somebody to write to: they may refuse pushes without it. */
const pushContact = z
  .string()
  .check(
    z.regex(
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      'expected mailto: with an address, or a URL of https',
    ),
  );

/** How the server itself runs; the page gets none of it. */
export const ServerSettings = z.strictObject({
  /** How many requests one client may send in a minute; 0 for no limit. */
  requestsPerMinute: z._default(z.int().check(z.gte(0)), 3000),
  /**
   * Whether to identify clients by X-Forwarded-For. Behind a proxy it must be on, or all riders
   * share one limit. Without a proxy it must be off, or clients can forge their address.
   */
  trustProxy: z._default(z.boolean(), false),
  /** Sites that may frame the embed view. Only the page's own origin may frame the other views. */
  frameAncestors: z._default(z.array(frameAncestor).check(z.minLength(1)), ['*']),
  /** How many connections may be open at once. */
  connections: z._default(z.int().check(z.gte(1)), 5000),
  /**
   * How many of them one address may open, of IPv6 each /64; 0 for all. A fifth of them if omitted. With `trustProxy`
   * there is no such limit: the address is the proxy's, and the proxy limits its own clients.
   */
  connectionsPerClient: z.optional(z.int().check(z.gte(0))),
  /** Whether to log every request, and not only starts, stops and failures. */
  logRequests: z._default(z.boolean(), false),
  /** The environment variable with the token that requests for /metrics need; without it there are none. */
  metrics: z.optional(namedVariable),
  heartbeat: z.optional(reportUrl),
  /**
   * The environment variable with the password of `/screens`, the operator's list of displays. With it, the
   * server takes their reports itself. Without it, there is neither the list nor a place for reports.
   */
  screensPassword: z.optional(namedVariable),
  /** The environment variable with the secret that displays have in their address, so that no others report. */
  screensSecret: z.optional(namedVariable),
  /** A font for pictures of boards in scripts that the included one lacks: a path, relative to the settings file. */
  boardFont: z.optional(z.string().check(z.minLength(1))),
  /** The environment variable with the password of `/feeds`, the operator's page about the feeds. */
  feedsPassword: z.optional(namedVariable),
  /** Reminders that reach a closed page; without it there are none. `npm run push-keys` makes the key. */
  reminders: z.optional(
    z.strictObject({
      key: namedVariable,
      contact: pushContact,
      /** Whether push services may be on this machine or in its network. */
      privateAddresses: z.optional(z.boolean()),
    }),
  ),
  /** `remove` replaces the page's service worker by one that removes itself and its caches. */
  serviceWorker: z._default(z.enum(['serve', 'remove']), 'serve'),
});

export type ServerSettings = z.output<typeof ServerSettings>;
