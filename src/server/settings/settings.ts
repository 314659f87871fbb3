import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import * as z from 'zod/mini';

import { issueLines, parseSettings } from '../../contract/settings/parseSettings.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { ADDED_NAMES } from '../../contract/subjects.ts';
import { jsonMistake } from '../../lib/text/jsonMistake.ts';
import { contradictions } from '../../service/contradictions.ts';
import { mergeSettings, type SettledSource } from '../../service/mergeSettings.ts';
import { PAGE_CHECKS } from '../../service/page-checks.ts';
import { pathWords } from '../feeds/failure-words.ts';
import { StartupError } from '../StartupError.ts';
import { type FeedAddress, isUrl } from './address-settings.ts';
import type { LotsSettings } from './lots-settings.ts';
import { ServerSettings } from './server-settings.ts';
import { SourceSettings } from './source-settings.ts';

/** Settings of a source that had another name up to version 0.2. */
const OLD_NAMES: ReadonlyMap<string, string> = new Map([
  ['lotsKeptSeconds', 'lotsMaxAgeSeconds'],
  ['keptHours', 'maxAgeHours'],
]);

/**
 * Renames a source's settings to their names of today. A setting that is there under both names is left as it is, so that
 * the check refuses the old name.
 */
function withoutOldNames(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withoutOldNames);
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json).map(([name, value]): [string, unknown] => {
    const newName = OLD_NAMES.get(name) ?? name;
    return [Object.hasOwn(json, newName) ? name : newName, withoutOldNames(value)];
  });
  return Object.fromEntries(entries);
}

/** What the server checks itself. The page never gets `server` and `source`. */
const ServerSection = z.looseObject({
  server: z.prefault(ServerSettings, {}),
  source: z.optional(z.pipe(z.transform(withoutOldNames), SourceSettings)),
  ...PAGE_CHECKS,
});

/** The service of a settings file that names none. It is on the page's origin, so the key keeps nobody out. */
const OWN_SERVICE = { baseUrl: '', key: 'public' };
/** Stands for what a settings file may get from its source. */
const ANY_CITY: SettledSource = {
  city: {
    city: { name: 'City', center: { lat: 0, lon: 0 }, zoom: 13, timeZone: 'UTC' },
    routes: [],
    operators: [],
  },
};

/** A settings file whose parts are checked; together with the source's city the page's is checked once more. */
export interface SettingsFile {
  readonly path: string;
  readonly server: ServerSettings;
  readonly source: SourceSettings;
  /** Everything else, for the page, without what the source adds. */
  readonly page: Readonly<Record<string, unknown>>;
}

const ExternalService = z.looseObject({
  service: z.looseObject({ baseUrl: z.string().check(z.regex(/^https?:/)) }),
});

/**
 * Reads a settings file without a check of its content.
 *
 * @throws StartupError if the file is not readable JSON
 */
export function readJsonFile(path: string): unknown {
  let text: string;
  try {
    // Without the byte order mark with which some editors begin a file.
    text = new TextDecoder().decode(readFileSync(path));
  } catch (error) {
    throw new StartupError(`${path}: cannot read the settings file: ${pathWords(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new StartupError(`${path}: not valid JSON: ${jsonMistake(text)}`);
  }
}

/**
 * The source as the server uses it. Paths in a settings file are relative to it, wherever the server is started.
 * What the source says of private addresses holds for each part that says nothing.
 */
function resolveSource(source: SourceSettings, settingsPath: string): SourceSettings {
  if (!('events' in source)) return source;
  const absolute = (path: string) => resolve(dirname(settingsPath), path);
  const located = <T extends { readonly feed: FeedAddress }>(part: T): T => ({
    ...part,
    feed: isUrl(part.feed.url) ? part.feed : { ...part.feed, url: absolute(part.feed.url) },
  });
  const permitted = <T extends { readonly privateAddresses?: boolean | undefined }>(
    part: T,
  ): T => ({
    ...part,
    privateAddresses: part.privateAddresses ?? source.privateAddresses,
  });
  const events = source.events.map((each) => permitted(located(each)));
  const lots =
    source.lots === undefined ? {} : { lots: permitted(locatedLots(source.lots, located)) };
  const notices =
    source.notices === undefined ? {} : { notices: permitted(located(source.notices)) };
  const added = ADDED_NAMES.flatMap((name) => {
    const feeds = source[name];
    return feeds === undefined ? [] : [[name, feeds.map((each) => permitted(located(each)))]];
  });
  const places = source.places === undefined ? {} : { places: permitted(source.places) };
  const { feed, feeds } = source;
  return {
    ...source,
    ...(feed === undefined ? {} : located({ feed })),
    ...(feeds === undefined ? {} : { feeds: feeds.map(located) }),
    events,
    ...Object.fromEntries(added),
    ...places,
    ...lots,
    ...notices,
    ...(source.folder === undefined ? {} : { folder: absolute(source.folder) }),
  };
}

function locatedLots(
  lots: LotsSettings,
  located: <T extends { readonly feed: FeedAddress }>(part: T) => T,
): LotsSettings {
  if (!('fixed' in lots) || lots.fixed === undefined) return located(lots);
  return { ...located(lots), fixed: located(lots.fixed) };
}

/**
 * The problems of the page's part whatever the source's city is, one line each. Found here, before a source
 * spends minutes on an import.
 */
function pageFaults(json: unknown): readonly string[] {
  const document = z.safeParse(z.looseObject({}), json);
  if (!document.success) return [];
  const { server: _server, source: _source, ...page } = document.data;
  const { settings, faults } = parseSettings(
    { service: OWN_SERVICE, ...mergeSettings(page, ANY_CITY) },
    ServerSection,
  );
  return settings === undefined ? faults : contradictions(settings);
}

/**
 * Reads a settings file and checks it. The default source is the demo, or none if
 * `service.baseUrl` is on another server.
 *
 * @throws StartupError if the file is not readable JSON, or with one line for each problem
 */
export function readSettingsFile(path: string): SettingsFile {
  return checkSettings(path, readJsonFile(path));
}

/**
 * Checks a settings document, as `readSettingsFile` does.
 *
 * @param path the file's path; each problem begins with it
 * @throws StartupError with one line for each problem
 */
export function checkSettings(path: string, json: unknown): SettingsFile {
  const parsed = z.safeParse(ServerSection, json, { reportInput: true });
  const serverFaults = parsed.success ? [] : issueLines(parsed.error, ServerSection);
  // Some settings of the page are checked in both.
  const faults = new Set([...serverFaults, ...pageFaults(json)]);
  if (!parsed.success || faults.size > 0)
    throw new StartupError(...[...faults].map((line) => `${path}: ${line}`));
  const { server, source, ...page } = parsed.data;
  const isExternal = z.safeParse(ExternalService, page).success;
  const defaultSource: SourceSettings = isExternal ? { kind: 'none' } : { kind: 'demo', seed: 1 };
  return {
    path,
    server,
    source: resolveSource(source ?? defaultSource, path),
    page: { service: OWN_SERVICE, ...page },
  };
}

/**
 * The settings that the page gets. The file's values override those that the source has for its city.
 *
 * @param source null if another server answers
 * @throws StartupError with one line for each problem
 */
export function pageSettings(file: SettingsFile, source: SettledSource | null): Settings {
  const { settings, faults } = parseSettings(mergeSettings(file.page, source));
  if (settings === undefined)
    throw new StartupError(...faults.map((line) => `${file.path}: ${line}`));
  return settings;
}
