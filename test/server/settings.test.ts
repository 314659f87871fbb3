import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

import { pageSettings, readSettingsFile } from '../../src/server/settings.ts';
import { StartupError } from '../../src/server/StartupError.ts';
import { temporaryFolder } from '../support/small-server.ts';
import { smallSource } from '../support/small-source.ts';

const { path: folder, remove } = temporaryFolder();
afterAll(remove);

const path = join(folder, 'curbside.json');
const service = { baseUrl: '', key: 'k' };
const known = smallSource().city;

function fileOf(json: unknown) {
  writeFileSync(path, typeof json === 'string' ? json : JSON.stringify(json));
  return readSettingsFile(path);
}

function faultsOf(act: () => unknown): readonly string[] {
  try {
    act();
  } catch (error) {
    if (error instanceof StartupError)
      return error.lines.map((line) => line.replace(`${path}: `, ''));
    throw error;
  }
  return [];
}

describe('a settings file', () => {
  test('S11: that is not there is named', () => {
    const lines = faultsOf(() => readSettingsFile('/nowhere/curbside.json'));
    expect(lines).toEqual([expect.stringMatching(/^\/nowhere\/curbside\.json: no such file/)]);
  });

  test('S11: that is not JSON is one line', () => {
    const lines = faultsOf(() => fileOf('{ "service": '));
    expect(lines).toEqual([expect.stringMatching(/^expected JSON: /)]);
  });

  test.each([
    [{ server: { requestsPerMinute: -1 } }, 'server.requestsPerMinute: expected at least 0'],
    [{ server: { trustProxy: 'yes' } }, 'server.trustProxy: expected boolean'],
    [{ server: { requestPerMinute: 3 } }, 'server: has no setting "requestPerMinute"'],
    [
      { server: { frameAncestors: ['city.example.org'] } },
      "server.frameAncestors.0: expected *, 'self' or an origin such as https://city.example.org",
    ],
    [{ source: { kind: 'demo', seed: 'x' } }, 'source.seed: expected number'],
  ])('S11: %j is a fault in one line with its path', (part, line) => {
    expect(faultsOf(() => fileOf({ service, ...part }))).toEqual([line]);
  });

  test('S11: every fault of the page is a line with its path and what was expected', () => {
    const file = fileOf({ service: { baseUrl: 'ftp:x' }, city: { timeZone: 'Mars' }, colour: 1 });
    expect(faultsOf(() => pageSettings(file, known))).toEqual([
      'service.baseUrl: expected "", an http(s) address or a path from /',
      'service.key: expected string, found nothing',
      'city.timeZone: expected an IANA time zone such as America/Chicago',
      'curbside.json: has no setting "colour"',
    ]);
  });

  test('S11: the source fills in what the file leaves out', () => {
    const settings = pageSettings(fileOf({ service }), known);
    expect(settings.city.name).toBe('Smallville');
    expect(settings.routes.map((route) => route.routeID)).toEqual(['03', '07', '22']);
    expect(settings.operators.map((operator) => operator.code)).toEqual(['city', 'uw']);
  });

  test('S11: the file has the last word, down to one line of its city', () => {
    const file = fileOf({ service, city: { name: 'Bigville' }, routes: [] });
    const settings = pageSettings(file, known);
    expect(settings.city).toMatchObject({ name: 'Bigville', zoom: 14 });
    expect(settings.routes).toEqual([]);
  });

  test('S11: what is the server’s own never reaches the page', () => {
    const file = fileOf({
      service,
      server: { frameAncestors: ['https://a.example'] },
      source: { kind: 'demo' },
    });
    expect(JSON.stringify(pageSettings(file, known))).not.toMatch(/a\.example|demo|server/);
    expect(file.server.frameAncestors).toEqual(['https://a.example']);
  });

  test('S11: a service on this origin is the demo, one elsewhere is answered there', () => {
    expect(fileOf({ service }).source.kind).toBe('demo');
    expect(fileOf({ service: { baseUrl: '/transit', key: 'k' } }).source.kind).toBe('demo');
    const elsewhere = { baseUrl: 'http://127.0.0.1:4010', key: 'k' };
    expect(fileOf({ service: elsewhere }).source.kind).toBe('none');
    expect(fileOf({ service: elsewhere, source: { kind: 'demo' } }).source.kind).toBe('demo');
  });

  test('S11: a service elsewhere needs a city in the file', () => {
    const file = fileOf({ service: { baseUrl: 'http://127.0.0.1:4010', key: 'k' } });
    expect(faultsOf(() => pageSettings(file, undefined))).toEqual([
      'city: expected object, found nothing',
    ]);
  });
});

/** Each setting that is no object of settings, by its path; a band of two numbers is one setting. */
function settingsIn(value: unknown, path = ''): [string, string][] {
  const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isPart && !('spots' in value)
    ? Object.entries(value).flatMap(([name, inner]) => settingsIn(inner, `${path}.${name}`))
    : [[path.slice(1), JSON.stringify(value)]];
}

test('S11: the README has each setting with its default, and no other', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const told = [...readme.matchAll(/^\| `([a-z]+(?:\.\w+)?)` \| `([^`]+)` \|/gm)];
  const city = { name: 'A', center: { lat: 43, lon: -89 }, timeZone: 'America/Chicago' };
  const file = fileOf({ service, city });
  const {
    service: _service,
    routes: _routes,
    operators: _operators,
    ...page
  } = pageSettings(file, undefined);
  const defaults = settingsIn({ ...page, server: file.server });
  const needed = /^city\.(name|center|timeZone)/;
  expect(told.map(([, path, value]) => [path, value])).toEqual(
    defaults.filter(([path]) => !needed.test(path)),
  );
});
