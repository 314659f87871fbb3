import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { HELP, listenAddress, parseCommandLine } from '../../../src/server/command/commandLine.ts';
import { StartupError } from '../../../src/server/StartupError.ts';

const NOTHING = { help: false, feeds: [], accept: false, privateAddresses: false };

function faultsOf(...args: string[]): readonly string[] {
  try {
    parseCommandLine(args);
  } catch (error) {
    if (error instanceof StartupError) return error.lines;
    throw error;
  }
  return [];
}

describe('S17: the command line', () => {
  test('S17: without options it asks for nothing', () => {
    expect(parseCommandLine([])).toEqual(NOTHING);
  });

  test('S17: one option starts a city, and the others add to it', () => {
    expect(parseCommandLine(['--gtfs', 'feed.zip'])).toEqual({
      ...NOTHING,
      feeds: [{ gtfs: 'feed.zip', realtime: [] }],
    });
    const all = parseCommandLine([
      '--gtfs=https://city.example/gtfs.zip',
      '--realtime',
      'https://city.example/a.pb',
      '--vehicles',
      'https://city.example/b.pb',
      '--lots=lots.json',
      '--port=8080',
      '--settings=a.json',
      '--save=b.json',
      '--accept',
      '--private-addresses',
    ]);
    expect(all).toEqual({
      help: false,
      feeds: [
        {
          gtfs: 'https://city.example/gtfs.zip',
          realtime: ['https://city.example/a.pb', 'https://city.example/b.pb'],
        },
      ],
      lots: 'lots.json',
      port: 8080,
      settings: 'a.json',
      save: 'b.json',
      accept: true,
      privateAddresses: true,
    });
  });

  test.each(['http', '70000'])('S11: a PORT of %s is refused by its name', (port) => {
    expect(() => listenAddress({}, { PORT: port })).toThrow(
      `PORT: expected a number from 0 to 65535, found "${port}"`,
    );
  });

  test('S17: HOST and PORT are the address where the command line says nothing, unless they are empty', () => {
    expect(listenAddress({}, { HOST: '0.0.0.0', PORT: '80' })).toEqual({
      host: '0.0.0.0',
      port: 80,
    });
    expect(listenAddress({}, { HOST: '', PORT: '' })).toEqual({ host: '127.0.0.1', port: 4173 });
    expect(listenAddress({ port: 8080 }, { PORT: 'http' })).toEqual({
      host: '127.0.0.1',
      port: 8080,
    });
    expect(HELP).toMatch(/HOST and PORT/);
  });

  test('S17: --help needs nothing else', () => {
    expect(parseCommandLine(['--help']).help).toBe(true);
    expect(parseCommandLine(['-h']).help).toBe(true);
    // `npm start` has no other commands.
    expect(HELP).toMatch(/curbside feed-report.*npm run feed-report --/);
  });

  const URL_ONLY = 'expected a URL of http or https, without a user name or password';
  const PATH = 'expected a path, or a URL of http or https, without a user name or password';
  test.each([
    ['--lots a.json', '--lots: needs --gtfs; a settings file has source.lots'],
    [
      '--gtfs=a.zip --lots=ftp://a.example/l.json',
      `--lots: ${PATH}, found "ftp://a.example/l.json"`,
    ],
    ['feed.zip', '"feed.zip": expected an option such as --gtfs, see --help'],
    ['--gtfs', '--gtfs: expected a value, see --help'],
    ['--gtfs=', '--gtfs: expected a value, see --help'],
    ['--gtfs --port', '--gtfs: expected a value, see --help'],
    [
      '--realtime=https://a.example/v.pb --gtfs a --gtfs b',
      '--realtime: expected after the --gtfs that it belongs to',
    ],
    ['--port http', '--port: expected a number from 0 to 65535, found "http"'],
    ['--accept=yes', '--accept: takes no value, see --help'],
    ['--vehicles https://a.example/v.pb', '--vehicles: needs --gtfs, the feed with the routes'],
    ['--save a.json', '--save: needs --gtfs, the feed to write down'],
    [
      '--settings a.json --private-addresses',
      '--private-addresses: needs --gtfs; a settings file has source.privateAddresses',
    ],
    ['--gtfs s3://bucket/feed.zip', `--gtfs: ${PATH}, found "s3://bucket/feed.zip"`],
    ['--realtime https://a.example/v.pb', '--realtime: needs --gtfs, the feed with the routes'],
    ['--gtfs a --realtime v.pb', `--realtime: ${URL_ONLY}, found "v.pb"`],
    [
      '--gtfs a --realtime https://a.example/v.pb --realtime feeds/alerts.pb',
      `--realtime: ${URL_ONLY}, found "feeds/alerts.pb"`,
    ],
    ['--gtfs a --vehicles v.pb', `--vehicles: ${URL_ONLY}, found "v.pb"`],
    ['--gtfs ftp://a.example/feed.zip', `--gtfs: ${PATH}, found "ftp://a.example/feed.zip"`],
  ])('S17: %s is refused with one line', (args, line) => {
    expect(faultsOf(...args.split(' '))).toEqual([line]);
  });

  test('S17: each problem is a line', () => {
    expect(faultsOf('--gfts', 'x')).toEqual([
      '--gfts: unknown option, see --help',
      '"x": expected an option such as --gtfs, see --help',
    ]);
  });

  test.each([
    ['--gtfs', 'https://me:hunter2@a.example/feed.zip', '…@a.example/feed.zip'],
    ['--gtfs', 'https://me:is/@hunter2@a.example/feed.zip', '…@a.example/feed.zip'],
    ['--gtfs', 'https://me:is?#@/hunter2@a.example/feed.zip', 'https://…'],
    ['--gtfs', 'ftp://hunter2?@a.example/feed.zip', 'ftp://…'],
    ['--realtime', 'me:hunter2?w@a.example/v.pb', '…'],
    ['--realtime', 'ftp://a.example/v.pb?user=me@x.org&key=hunter2', 'ftp://…'],
    ['--gtfs', 'ftp://a.example/feed.zip?key=hunter2', 'ftp://a.example/feed.zip'],
    ['--realtime', 'a.example/v.pb?key=hunter2', 'a.example/v.pb'],
  ])('S11: a password or key in a URL is refused and not repeated: %s %s', (option, url, shown) => {
    const lines = faultsOf(...(option === '--gtfs' ? [] : ['--gtfs', 'a.zip']), option, url);
    expect(lines).toEqual([expect.stringMatching(/^--\w+: expected .*, found "/)]);
    expect(lines.join()).toContain(`found "${shown}"`);
    expect(lines.join()).not.toContain('hunter2');
  });

  test('S11: no message repeats a part of a URL that may be a secret', () => {
    const around = fc.string({ unit: fc.constantFrom('@', '?', '#', '/', ':', '&', 'a') });
    const part = (before: string, after: string) =>
      fc.option(
        fc.tuple(around, around).map(([one, other]) => `${before}${one}hunter2${other}${after}`),
        { nil: '' },
      );
    const user = fc.oneof(part('', '@'), part('me:', '@'), part('', ':word@'));
    const url = fc
      .tuple(fc.constantFrom('ftp', 'http'), user, part('?key=', ''), part('#', ''))
      .map(([scheme, who, query, hash]) => `${scheme}://${who}a.example/v.pb${query}${hash}`);
    const option = fc.constantFrom(
      ['--gtfs'],
      ['--gtfs=a', '--realtime'],
      ['--lots'],
      ['--accept'],
    );
    fc.assert(
      fc.property(option, url, (before, address) => {
        expect(faultsOf(...before, address).join()).not.toContain('hunter2');
      }),
    );
  });
});
