import { readFileSync } from 'node:fs';

import * as z from 'zod/mini';

import { issueLines, parseSettings } from '../contract/parseSettings.ts';
import type { Settings } from '../contract/settings.ts';
import type { SourceCity } from '../service/Source.ts';
import { StartupError } from './StartupError.ts';

/** `'self'`, `*`, or an origin such as https://city.example.org or https://*.example.org. */
const frameAncestor = z
  .string()
  .check(
    z.regex(
      /^(\*|'self'|https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?)$/i,
      "expected *, 'self' or an origin such as https://city.example.org",
    ),
  );

const ServerSettings = z.strictObject({
  /** Requests that one client may make in a minute before it is asked to wait; 0 is no limit. */
  requestsPerMinute: z._default(z.int().check(z.gte(0)), 3000),
  /**
   * Whether a proxy before us says who asks (X-Forwarded-For). Behind one it must be on, or all
   * riders are one client; without one it must be off, or each can claim to be another.
   */
  trustProxy: z._default(z.boolean(), false),
  /** Sites that may frame the view made for frames; the page itself is framed by its own origin only. */
  frameAncestors: z._default(z.array(frameAncestor).check(z.minLength(1)), ['*']),
  /** Open connections at which the next ones are turned away. */
  connections: z._default(z.int().check(z.gte(1)), 5000),
  /** Whether each request is a line of the log, and not only starts, stops and failures. */
  logRequests: z._default(z.boolean(), false),
});

const SourceSettings = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('demo'), seed: z._default(z.int(), 1) }),
  z.strictObject({ kind: z.literal('none') }),
]);

/** What only the server reads of the settings file: the page never sees it. */
const ServerSection = z.looseObject({
  server: z.prefault(ServerSettings, {}),
  source: z.optional(SourceSettings),
});

export type ServerSettings = z.output<typeof ServerSettings>;
export type SourceSettings = z.output<typeof SourceSettings>;

/** A settings file, read and checked as far as that can be done without its source. */
export interface SettingsFile {
  readonly path: string;
  readonly server: ServerSettings;
  readonly source: SourceSettings;
  /** The rest, which is the page's. */
  readonly page: Readonly<Record<string, unknown>>;
}

const ExternalService = z.looseObject({
  service: z.looseObject({ baseUrl: z.string().check(z.regex(/^https?:/)) }),
});

function readJsonFile(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new StartupError(`${path}: no such file: it holds the settings of the city`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartupError(
      `${path}: expected JSON: ${error instanceof Error ? error.message : ''}`,
    );
  }
}

/**
 * Reads a settings file (S11). Where it names no source, it is the demo, or none where the service
 * that it names stands elsewhere.
 *
 * @throws StartupError with one line for each fault of the server's own part
 */
export function readSettingsFile(path: string): SettingsFile {
  const json = readJsonFile(path);
  const parsed = z.safeParse(ServerSection, json, { reportInput: true });
  if (!parsed.success) {
    throw new StartupError(...issueLines(parsed.error).map((line) => `${path}: ${line}`));
  }
  const { server, source, ...page } = parsed.data;
  const isExternal = z.safeParse(ExternalService, page).success;
  const defaultSource: SourceSettings = isExternal ? { kind: 'none' } : { kind: 'demo', seed: 1 };
  return { path, server, source: source ?? defaultSource, page };
}

const AnyObject = z.looseObject({});

/**
 * The settings as the page reads them: what the file says, over what the source knows of its city.
 *
 * @throws StartupError with one line for each fault
 */
export function pageSettings(file: SettingsFile, sourceCity: SourceCity | undefined): Settings {
  const fileCity = z.safeParse(AnyObject, file.page['city']);
  const city = fileCity.success
    ? { ...sourceCity?.city, ...fileCity.data }
    : (file.page['city'] ?? sourceCity?.city);
  const { settings, faults } = parseSettings({
    ...(sourceCity === undefined
      ? {}
      : { routes: sourceCity.routes, operators: sourceCity.operators }),
    ...file.page,
    ...(city === undefined ? {} : { city }),
  });
  if (settings === undefined)
    throw new StartupError(...faults.map((line) => `${file.path}: ${line}`));
  return settings;
}
