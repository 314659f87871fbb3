import * as z from 'zod/mini';

import { ownValue } from '../../lib/ownValue.ts';
import { keysInUrl } from '../createKeyTest.ts';
import { StartupError } from '../StartupError.ts';
import { type FeedAddress, Secret } from './address-settings.ts';
import type { SettingsFile } from './settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** An environment variable that the settings name. */
interface NamedVariable {
  /** The path in the settings. */
  readonly path: string;
  readonly variable: string;
  /** The header that contains the secret; undefined for one in a query, or a password. */
  readonly header?: string | undefined;
  readonly isPushKey?: boolean;
}

/** The headers that contain a secret of the server. */
const HEADERS = new Map([
  ['metrics', 'Authorization'],
  ['screensSecret', 'X-Curbside-Screen'],
]);

/** The secrets in a part of the settings, wherever they are in it. */
function secretsIn(part: unknown, path: string): NamedVariable[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => {
    const secret = name === 'secret' ? z.safeParse(Secret, value).data : undefined;
    return secret === undefined
      ? secretsIn(value, `${path}.${name}`)
      : [{ ...secret, path: `${path}.${name}` }];
  });
}

function variablesOf({ source, server }: SettingsFile): NamedVariable[] {
  const ofServer = (
    ['metrics', 'screensPassword', 'screensSecret', 'feedsPassword'] as const
  ).flatMap((name) => {
    const setting = server[name];
    const header = HEADERS.get(name);
    return setting === undefined ? [] : [{ ...setting, path: `server.${name}`, header }];
  });
  const { key } = server.reminders ?? {};
  const ofReminders =
    key === undefined ? [] : [{ ...key, path: 'server.reminders.key', isPushKey: true }];
  return [...secretsIn(source, 'source'), ...ofServer, ...ofReminders];
}

/** Whether a text may be the private key that `npm run push-keys` makes. */
export const isPushKey = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** A shorter secret occurs in ordinary text by chance, so that it could not be removed from the log. */
const SHORTEST_SECRET = 8;

function isHeaderValue(header: string, value: string): boolean {
  try {
    return new Headers({ [header]: value }).has(header);
  } catch {
    return false;
  }
}

/** What is wrong with a variable's value, which the sentence doesn't repeat; undefined if nothing is. */
function secretFault(value: string, header: string | undefined): string | undefined {
  if (value === '') return 'is not set';
  if (value.trim() !== value) return 'begins or ends with a space or a line break';
  if (value.length < SHORTEST_SECRET)
    return `has ${value.length} ${value.length === 1 ? 'character' : 'characters'}, expected at least ${SHORTEST_SECRET}`;
  return header === undefined || isHeaderValue(header, value)
    ? undefined
    : `has a character that the header ${header} can't have`;
}

/**
 * The secrets that the settings name, from the environment. The log removes them from each line.
 *
 * @throws StartupError with one line for each variable that is not set or can't be used
 */
export function secretsOf(file: SettingsFile, env: Environment): string[] {
  const named = variablesOf(file);
  const faults = named.flatMap(({ path, variable, header, isPushKey: isKey = false }) => {
    const value = ownValue(env, variable) ?? '';
    const wrongKey = isKey && value !== '' && !isPushKey(value);
    const fault = wrongKey
      ? "isn't a key made by npm run push-keys, or curbside push-keys"
      : secretFault(value, header);
    const name = `${file.path}: ${path}: the environment variable ${variable}`;
    return fault === undefined ? [] : [`${name} ${fault}`];
  });
  if (faults.length > 0) throw new StartupError(...faults);
  return named.map(({ variable }) => ownValue(env, variable) ?? '');
}

/** What only the operator may open, by its setting. */
export type OperatorPart = 'metrics' | 'screensPassword' | 'screensSecret' | 'feedsPassword';

/** The secret of a part of the server that only the operator may open; undefined if the settings name none. */
export function operatorSecret(
  server: SettingsFile['server'],
  part: OperatorPart,
  env: Environment,
): string | undefined {
  const setting = server[part];
  return setting === undefined ? undefined : ownValue(env, setting.variable) || undefined;
}

/**
 * Adds an address's secret to a request, and names the keys that its host gets: what it sends must not contain them.
 *
 * @param env contains the secret; `secretsOf` has checked that it does
 */
export function requestOf(
  { url, secret }: FeedAddress,
  env: Environment,
): { url: string; headers: Record<string, string>; keys: readonly string[] } {
  const value = secret === undefined ? undefined : ownValue(env, secret.variable);
  const own = keysInUrl(url);
  if (secret === undefined || value === undefined) return { url, headers: {}, keys: own };
  const keys = [...own, value];
  if (secret.header !== undefined) return { url, headers: { [secret.header]: value }, keys };
  const full = new URL(url);
  full.searchParams.set(secret.query ?? '', value);
  return { url: full.href, headers: {}, keys };
}
