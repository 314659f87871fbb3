import { StartupError } from '../StartupError.ts';
import type { SettingsFile } from './settings.ts';
import type { FeedAddress } from './source-settings.ts';

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The addresses in the settings, each with its path there. */
function addressesOf({ source }: SettingsFile): [string, FeedAddress][] {
  if (source.kind !== 'gtfs') return [];
  const vehicles = source.vehicles.map((address, index): [string, FeedAddress] => [
    `source.vehicles.${index}`,
    address,
  ]);
  return [['source.feed', source.feed], ...vehicles];
}

/** The environment variables that the settings name, each with its path there. */
function variablesOf(file: SettingsFile): { path: string; variable: string }[] {
  const { screensPassword } = file.server;
  return [
    ...addressesOf(file).flatMap(([path, { secret }]) =>
      secret === undefined ? [] : [{ path: `${path}.secret`, variable: secret.variable }],
    ),
    ...(screensPassword === undefined
      ? []
      : [{ path: 'server.screensPassword', variable: screensPassword.variable }]),
  ];
}

/**
 * The secrets that the settings name, from the environment (S11). The log removes them from each line.
 *
 * @throws StartupError with one line for each variable that is not set
 */
export function secretsOf(file: SettingsFile, env: Environment): string[] {
  const named = variablesOf(file);
  const missing = named.filter(({ variable }) => (env[variable] ?? '') === '');
  if (missing.length > 0) {
    throw new StartupError(
      ...missing.map(
        ({ path, variable }) =>
          `${file.path}: ${path}: the environment variable ${variable} is not set`,
      ),
    );
  }
  return named.map(({ variable }) => env[variable] ?? '');
}

/**
 * Adds an address's secret to a request.
 *
 * @param env contains the secret; `secretsOf` has checked that it does
 */
export function requestOf(
  { url, secret }: FeedAddress,
  env: Environment,
): { url: string; headers: Record<string, string> } {
  const value = secret === undefined ? undefined : env[secret.variable];
  if (secret === undefined || value === undefined) return { url, headers: {} };
  if (secret.header !== undefined) return { url, headers: { [secret.header]: value } };
  const full = new URL(url);
  full.searchParams.set(secret.query ?? '', value);
  return { url: full.href, headers: {} };
}
