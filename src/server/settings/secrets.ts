import { StartupError } from '../StartupError.ts';
import type { FeedAddress } from './address-settings.ts';
import type { SettingsFile } from './settings.ts';
import type { MixedSettings } from './source-settings.ts';

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

type NamedAddress = [path: string, address: FeedAddress];

/** The addresses of lots and events, each with its path in the settings. */
function partAddresses({ lots, events, vehiclesFrom }: MixedSettings): NamedAddress[] {
  const ofLots = (): NamedAddress[] => {
    if (lots === undefined) return [];
    if (lots.kind === 'gateway') return [['source.lots.service', lots.service]];
    const fixed = 'fixed' in lots ? lots.fixed : undefined;
    return [
      ['source.lots.feed', lots.feed],
      ...(fixed === undefined
        ? []
        : [['source.lots.fixed.feed', fixed.feed] satisfies NamedAddress]),
    ];
  };
  const ofEvents = events.map(({ feed }, index): NamedAddress => [
    `source.events.${index}.feed`,
    feed,
  ]);
  const ofVehicles: NamedAddress[] =
    vehiclesFrom === undefined ? [] : [['source.vehiclesFrom.service', vehiclesFrom.service]];
  return [...ofVehicles, ...ofLots(), ...ofEvents];
}

/** The addresses in the settings, each with its path there. */
function addressesOf({ source }: SettingsFile): NamedAddress[] {
  switch (source.kind) {
    case 'gateway':
      return [['source.service', source.service], ...partAddresses(source)];
    case 'gtfs': {
      const vehicles = source.vehicles.map((address, index): NamedAddress => [
        `source.vehicles.${index}`,
        address,
      ]);
      return [['source.feed', source.feed], ...vehicles, ...partAddresses(source)];
    }
    default:
      return [];
  }
}

/** The environment variables that the settings name, each with its path there. */
function variablesOf(file: SettingsFile): { path: string; variable: string }[] {
  const ofFeeds = addressesOf(file).flatMap(([path, { secret }]) =>
    secret === undefined ? [] : [{ path: `${path}.secret`, variable: secret.variable }],
  );
  const ofServer = (['metrics', 'screensPassword', 'feedsPassword'] as const).flatMap((name) => {
    const setting = file.server[name];
    return setting === undefined ? [] : [{ path: `server.${name}`, variable: setting.variable }];
  });
  return [...ofFeeds, ...ofServer];
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

/** The secret of a part of the server that only the operator may open; undefined if the settings name none. */
export function operatorSecret(
  server: SettingsFile['server'],
  part: 'metrics' | 'screensPassword' | 'feedsPassword',
  env: Environment,
): string | undefined {
  const setting = server[part];
  return setting === undefined ? undefined : env[setting.variable] || undefined;
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
