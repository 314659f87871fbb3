import { parseArgs } from 'node:util';

import { isFeedUrl, isPathOrFeedUrl, withoutSecrets } from '../settings/address-settings.ts';
import type { Environment } from '../settings/secrets.ts';
import { StartupError } from '../StartupError.ts';

interface CommandFeed {
  /** Its path or URL. */
  readonly gtfs: string;
  /** The URLs of its GTFS-realtime feeds: those after it, up to the next feed. */
  readonly realtime: readonly string[];
}

/** What the operator asks for on the command line. */
export interface Command {
  readonly help: boolean;
  /** The GTFS feeds; none if the settings file names the source. */
  readonly feeds: readonly CommandFeed[];
  /** The path or URL of a JSON file with the parking lots. */
  readonly lots?: string | undefined;
  readonly port?: number | undefined;
  /** The settings file to read. */
  readonly settings?: string | undefined;
  /** The settings file to write. */
  readonly save?: string | undefined;
  /** Whether to take a feed that has lost more than half of its routes. */
  readonly accept: boolean;
  /** Whether feeds may be on this machine or in a private network. */
  readonly privateAddresses: boolean;
}

export const HELP = `Curbside shows the live map of a city's buses and parking.

  --gtfs PATH_OR_URL    the city's GTFS feed: a zip file, a folder, or the URL of a zip file; repeat it for several agencies
  --realtime URL        the live data (GTFS-realtime) of the --gtfs before it; repeat it for several feeds; --vehicles means the same
  --lots PATH_OR_URL    its parking lots: a JSON file in the shape of the interface
  --port NUMBER         the port to listen on; 4173 by default, 0 for any free port
  --settings FILE       the settings file to read
  --save FILE           writes a settings file that says the same as these options
  --accept              takes a feed that has lost more than half of its routes
  --private-addresses   permits feeds on this machine or in a private network
  --help                prints this text

Two other commands, such as curbside feed-report FILE (in the source code: npm run feed-report -- FILE):
  feed-report           explains a feed, lots, events or notices: feed-report PATH_OR_URL, or feed-report --lots FILE
  push-keys             prints a new key for reminders that reach a closed page

The environment variables HOST and PORT also set the address, and CURBSIDE_SETTINGS the settings file.
HOST=0.0.0.0 makes Curbside reachable from other machines. Without options, it shows its demo city.`;

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  gtfs: { type: 'string', multiple: true },
  realtime: { type: 'string', multiple: true },
  vehicles: { type: 'string', multiple: true },
  lots: { type: 'string' },
  port: { type: 'string' },
  settings: { type: 'string' },
  save: { type: 'string' },
  accept: { type: 'boolean' },
  'private-addresses': { type: 'boolean' },
} as const;

const isOption = (name: string): name is keyof typeof OPTIONS => Object.hasOwn(OPTIONS, name);

/** What is wrong with an address. */
const urlFault = (name: string, what: string, found: string): string =>
  `${name}: expected ${what} of http or https, without a user name or password, found "${withoutSecrets(found)}"`;

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

/** What is wrong with one argument; null if nothing is. */
function tokenFault(token: Token): string | null {
  if (token.kind === 'positional')
    return `"${withoutSecrets(token.value)}": expected an option such as --gtfs, see --help`;
  if (token.kind !== 'option') return null;
  if (!isOption(token.name)) return `${token.rawName}: unknown option, see --help`;
  const takesValue = OPTIONS[token.name].type === 'string';
  if (!takesValue)
    return token.value === undefined ? null : `${token.rawName}: takes no value, see --help`;
  // "--gtfs --port 80": the next option is not the feed's path.
  const isMissing = token.value === undefined || token.value === '' || token.value.startsWith('--');
  return isMissing ? `${token.rawName}: expected a value, see --help` : null;
}

function repeated(tokens: readonly Token[]): string[] {
  const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const once = names.filter(
    (name) => name !== 'gtfs' && name !== 'vehicles' && name !== 'realtime',
  );
  const twice = new Set(once.filter((name, index) => once.indexOf(name) !== index));
  return [...twice].map((name) => `--${name}: expected only once`);
}

/**
 * The feeds, each with the live data that follows it. For a single feed, live data may also come before it.
 *
 * @throws StartupError for live data before the first of several feeds, which may be of any
 */
function feedsIn(tokens: readonly Token[]): readonly CommandFeed[] {
  const feeds: { gtfs: string; realtime: string[] }[] = [];
  const before: string[] = [];
  for (const token of tokens) {
    if (token.kind !== 'option' || token.value === undefined) continue;
    const { name, value } = token;
    if (name === 'gtfs') feeds.push({ gtfs: value, realtime: [] });
    else if (name === 'realtime' || name === 'vehicles')
      (feeds.at(-1)?.realtime ?? before).push(value);
  }
  if (before.length > 0 && feeds.length > 1)
    throw new StartupError('--realtime: expected after the --gtfs that it belongs to');
  feeds[0]?.realtime.unshift(...before);
  return feeds;
}

/**
 * Parses a port number.
 *
 * @param name what the operator wrote it in, such as `PORT`
 * @throws StartupError if it is not one
 */
function parsePort(name: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new StartupError(`${name}: expected a number from 0 to 65535, found "${text}"`);
}

/**
 * Where to listen: as the command line says, or else the environment variables HOST and PORT. An empty variable
 * means the same as none, as where a compose file passes on one that is not set.
 *
 * @throws StartupError if PORT is not a port number
 */
export function listenAddress(
  { port }: Pick<Command, 'port'>,
  { HOST, PORT }: Environment,
): { host: string; port: number } {
  return { host: HOST || '127.0.0.1', port: port ?? parsePort('PORT', PORT || '4173') };
}

/**
 * Parses the command line.
 *
 * @param args the arguments after the script's name
 * @throws StartupError with one line for each unknown or wrong option
 */
export function parseCommandLine(args: readonly string[]): Command {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: OPTIONS,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const text = (value: unknown): string | undefined =>
    typeof value === 'string' ? value : undefined;
  const textsOf = (name: 'gtfs' | 'realtime' | 'vehicles') =>
    [values[name] ?? []].flat().flatMap((value) => text(value) ?? []);
  const gtfs = textsOf('gtfs');
  const [realtime, vehicles] = [textsOf('realtime'), textsOf('vehicles')];
  const faults = tokens.flatMap((token) => tokenFault(token) ?? []);
  faults.push(...repeated(tokens));
  const lots = text(values.lots);
  for (const [name, places] of Object.entries({ '--gtfs': gtfs, '--lots': [lots ?? ''] }))
    for (const place of places.filter((each) => each !== '' && !isPathOrFeedUrl(each)))
      faults.push(urlFault(name, 'a path, or a URL', place));
  const isWrong = (url: string) => !isFeedUrl(url) && url !== '' && !url.startsWith('--');
  faults.push(...realtime.filter(isWrong).map((url) => urlFault('--realtime', 'a URL', url)));
  faults.push(...vehicles.filter(isWrong).map((url) => urlFault('--vehicles', 'a URL', url)));
  if (values.gtfs === undefined && values.help !== true) {
    if (realtime.length > 0) faults.push('--realtime: needs --gtfs, the feed with the routes');
    if (vehicles.length > 0) faults.push('--vehicles: needs --gtfs, the feed with the routes');
    if (lots !== undefined) faults.push('--lots: needs --gtfs; a settings file has source.lots');
    if (values.save !== undefined) faults.push('--save: needs --gtfs, the feed to write down');
    if (values['private-addresses'] === true)
      faults.push('--private-addresses: needs --gtfs; a settings file has source.privateAddresses');
  }
  if (faults.length > 0) throw new StartupError(...faults);
  const port = text(values.port);
  return {
    help: values.help === true,
    feeds: feedsIn(tokens),
    accept: values.accept === true,
    privateAddresses: values['private-addresses'] === true,
    lots,
    port: port === undefined ? undefined : parsePort('--port', port),
    settings: text(values.settings),
    save: text(values.save),
  };
}
