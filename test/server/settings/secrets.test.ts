import { expect, test } from 'vitest';

import { createLog } from '../../../src/server/log.ts';
import { requestOf, secretsOf } from '../../../src/server/settings/secrets.ts';
import { checkSettings } from '../../../src/server/settings/settings.ts';
import { StartupError } from '../../../src/server/StartupError.ts';

const url = 'https://city.example/v.pb?format=pb';
const file = checkSettings('curbside.json', {
  source: {
    kind: 'gtfs',
    feed: { url: 'https://city.example/g.zip', secret: { variable: 'FEED_KEY', query: 'token' } },
    vehicles: [{ url, secret: { variable: 'LIVE_KEY', header: 'X-Api-Key' } }],
  },
});

test('S11: a variable that is not set is one line, which names the setting', () => {
  expect(() => secretsOf(file, { LIVE_KEY: '' })).toThrow(
    new StartupError(
      'curbside.json: source.feed.secret: the environment variable FEED_KEY is not set',
      'curbside.json: source.vehicles.0.secret: the environment variable LIVE_KEY is not set',
    ),
  );
  const env = { FEED_KEY: 'a key “b”', LIVE_KEY: 'long enough' };
  expect(secretsOf(file, env)).toEqual(['a key “b”', 'long enough']);
});

test.each([
  ['x', 'has 1 character, expected at least 8'],
  ['letters', 'has 7 characters, expected at least 8'],
  ['long enough\n', 'begins or ends with a space or a line break'],
  ['long\nenough', "has a character that the header X-Api-Key can't have"],
  ['“long enough”', "has a character that the header X-Api-Key can't have"],
])('S11: the secret %j is refused at the start, and not repeated', (secret, fault) => {
  expect(() => secretsOf(file, { FEED_KEY: 'long enough', LIVE_KEY: secret })).toThrow(
    new StartupError(
      `curbside.json: source.vehicles.0.secret: the environment variable LIVE_KEY ${fault}`,
    ),
  );
});

test('S11: a token for the metrics is sent in a header, and a password isn’t', () => {
  const server = { metrics: { variable: 'TOKEN' }, feedsPassword: { variable: 'PASSWORD' } };
  const settings = checkSettings('curbside.json', { server });
  expect(() => secretsOf(settings, { TOKEN: '“a token”', PASSWORD: '“a password”' })).toThrow(
    new StartupError(
      "curbside.json: server.metrics: the environment variable TOKEN has a character that the header Authorization can't have",
    ),
  );
});

test('S11: a request contains its secret in the header or the query', () => {
  const env = { KEY: 'a b&c' };
  expect(requestOf({ url, secret: { variable: 'KEY', header: 'X-Api-Key' } }, env)).toEqual({
    url,
    headers: { 'X-Api-Key': 'a b&c' },
    keys: ['a b&c'],
  });
  expect(requestOf({ url, secret: { variable: 'KEY', query: 'token' } }, env)).toEqual({
    url: 'https://city.example/v.pb?format=pb&token=a+b%26c',
    headers: {},
    keys: ['a b&c'],
  });
  expect(requestOf({ url }, env)).toEqual({ url, headers: {}, keys: [] });
  const own = 'https://city.example/v.pb?api_key=own-key&format=pb';
  expect(requestOf({ url: own }, env).keys).toEqual(['own-key']);
});

test('S11: the log contains no secret, as it is or in a URL', () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line), ['a b&c']);
  const { url: withSecret } = requestOf(
    { url, secret: { variable: 'KEY', query: 'token' } },
    { KEY: 'a b&c' },
  );
  log({ event: 'failed', text: `sent a b&c to ${withSecret}`, also: 'a%20b%26c' });
  expect(lines[0]).not.toMatch(/a[ +]b|a%20b/);
  expect(lines[0]?.match(/\[redacted\]/g)).toHaveLength(3);
});
