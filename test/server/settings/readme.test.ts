import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { readInterfaceLots } from '../../../src/feeds/lots/readInterfaceLots.ts';
import { HELP } from '../../../src/server/command/commandLine.ts';
import { checkSettings, pageSettings } from '../../../src/server/settings/settings.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { smallSource } from '../../support/cities/small-source.ts';
import { packagedFiles } from '../../support/servers/installPackage.ts';

const ROOT = join(import.meta.dirname, '../../../');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const CONTRIBUTING = readFileSync(join(ROOT, '.github/CONTRIBUTING.md'), 'utf8');
const DATA_GUIDE = readFileSync(join(ROOT, '.github/data-guide.md'), 'utf8');

/** The path and JSON value of each setting; an availability band of two numbers is one setting. */
function settingsIn(value: unknown, path = ''): [string, string][] {
  const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isPart && !('spots' in value)
    ? Object.entries(value).flatMap(([name, inner]) => settingsIn(inner, `${path}.${name}`))
    : [[path.slice(1), JSON.stringify(value)]];
}

test('S11: the README lists exactly the settings that have a default, with it', () => {
  const documented = [...README.matchAll(/^\| `([a-z]+(?:\.\w+)?)` \| `([^`]+)` \|/gm)];
  const file = checkSettings('curbside.json', {
    service: { baseUrl: '', key: 'k' },
    city: { name: 'A', center: { lat: 43, lon: -89 }, timeZone: 'America/Chicago' },
    source: { kind: 'gtfs', feed: 'https://a.example/feed.zip' },
  });
  if (file.source.kind !== 'gtfs') throw new Error('the source is the feed');
  const { kind: _kind, feed: _feed, ...source } = file.source;
  const {
    service: _service,
    routes: _routes,
    operators: _operators,
    ...page
  } = pageSettings(file, null);
  const defaults = settingsIn({ source, ...page, server: file.server });
  const required = /^city\.(name|center|timeZone)/;
  expect(documented.map(([, path, value]) => [path, value])).toEqual(
    defaults.filter(([path]) => !required.test(path)),
  );
});

test('S11: the settings files in the README are valid', () => {
  const examples = [...README.matchAll(/^```json\n([^`]*)^```/gm)];
  expect(examples).toHaveLength(2);
  for (const [, text = ''] of examples) {
    const file = checkSettings('curbside.json', JSON.parse(text));
    const source = file.source.kind === 'gtfs' ? smallSource() : null;
    expect(pageSettings(file, source).city.name).not.toBe('');
    // The systemd unit and the compose file let the server write in its cache, and nowhere beside the settings.
    expect(file.source).not.toHaveProperty('folder');
  }
});

test('S11: the settings and lots in the data guide are valid, and a gateway has the defaults that it lists', () => {
  const [gateway = '', lotsFile = '', lots = ''] = [
    ...DATA_GUIDE.matchAll(/^```json\n([^`]*)^```/gm),
  ].map(([, text = '']) => text);
  const file = checkSettings('curbside.json', JSON.parse(gateway));
  expect(pageSettings(file, null).routes).toHaveLength(1);
  expect(readInterfaceLots(new TextEncoder().encode(lotsFile))).toMatchObject({
    lots: [{ shortName: 'north', openSpots: 120, coordinates: { lng: -89.3987 } }],
    leftOut: {},
  });
  const source = { kind: 'gtfs', feed: 'feed.zip', lots: JSON.parse(lots) };
  expect(checkSettings('curbside.json', { source }).source).toMatchObject({ events: [] });
  const [section = ''] = DATA_GUIDE.split('\n## Lots');
  const documented = [...section.matchAll(/^\| `(\w+)` \| `([^`]+)` \|/gm)];
  expect(documented.map(([, name, value]) => [name, value])).toEqual(
    expect.arrayContaining(
      Object.entries(file.source)
        .filter(([, value]) => typeof value === 'number' || typeof value === 'boolean')
        .filter(([name]) => name !== 'requestsPerDay')
        .map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  );
});

test('B25: the routes in the examples of the guide to frames are routes of the demo city', () => {
  const guide = readFileSync(join(ROOT, '.github/frames.md'), 'utf8');
  const named = [...guide.matchAll(/(?:route="|\?route=|setRoute\(\['|"routes": \[")(\w+)/g)];
  expect(named.length).toBeGreaterThan(3);
  const routeIDs = createDemoCity().city?.routes.map(({ routeID }) => routeID);
  expect(routeIDs).toEqual(expect.arrayContaining(named.map(([, routeID]) => routeID)));
});

test('the README and the guide for contributors name the versions of Node that npm accepts', () => {
  const { engines } = z
    .object({ engines: z.object({ node: z.string() }) })
    .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
  for (const guide of [README, CONTRIBUTING])
    expect(guide).toContain(`You need Node \`${engines.node}\``);
});

test('the changelog begins with the version of the package, which the install command names', () => {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
  const changes = readFileSync(join(ROOT, '.github/CHANGELOG.md'), 'utf8');
  expect(/^## (.*)$/m.exec(changes)?.[1]).toBe(version);
  for (const path of ['README.md', '.github/systemd/curbside@.service']) {
    const named = [...readFileSync(join(ROOT, path), 'utf8').matchAll(/curbside-([\d.]+)\.tgz/g)];
    expect(named.map(([, found]) => found)).toEqual([version]);
  }
});

test('S17: the README and --help list the same options', () => {
  const documented = [...README.matchAll(/^\| `(--[a-z-]+)/gm)].map(([, name]) => name);
  const printed = [...HELP.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, name]) => name);
  expect(new Set(['--gtfs', ...documented])).toEqual(new Set(printed));
});

test('S19: the package has the pictures of the README and of the guides, and what they link to', () => {
  const packaged = packagedFiles(ROOT);
  const guides = packaged.filter((path) => /^(README|\.github\/[^/]+)\.md$/.test(path));
  const targets = guides.flatMap((guide) => {
    const text = readFileSync(join(ROOT, guide), 'utf8');
    return [...text.matchAll(/(?:src="|\]\()([^")#:]+)(?=[")#])/g)].map(([, target = '']) =>
      relative(ROOT, join(ROOT, dirname(guide), target)),
    );
  });
  expect(targets).toEqual(
    expect.arrayContaining(['.github/curbside.webp', '.github/builder.webp', '.github/decisions']),
  );
  expect(targets.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  // The code, and the containers that are built from it, come with the code only.
  const withCode = /^(src|\.github\/docker)\//;
  const missing = targets.filter(
    (path) => !packaged.some((file) => file === path || file.startsWith(`${path}/`)),
  );
  expect(missing.filter((path) => !withCode.test(path))).toEqual([]);
});
