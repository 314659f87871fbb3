import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { OLDEST_NAMES } from '../../../src/lib/oldest-browsers.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { packagedFiles } from '../../support/servers/installPackage.ts';

const ROOT = join(import.meta.dirname, '../../../');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const CONTRIBUTING = readFileSync(join(ROOT, '.github/CONTRIBUTING.md'), 'utf8');

/** What a link writes behind # for each heading of a guide. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

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

test('F26: the README names the oldest browsers, whose syntax the build has', () => {
  expect(README.replaceAll(/\s+/g, ' ')).toContain(`The page runs in ${OLDEST_NAMES} and newer`);
});

test('the README is one page', () => {
  expect(README.split('\n').length).toBeLessThanOrEqual(130);
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

test('S19: a link of a guide to a heading names one that is there', () => {
  const guides = [
    'README.md',
    ...readdirSync(join(ROOT, '.github')).map((name) => `.github/${name}`),
  ];
  const wrong = guides
    .filter((path) => path.endsWith('.md'))
    .flatMap((guide) => {
      const text = readFileSync(join(ROOT, guide), 'utf8');
      return [...text.matchAll(/\]\(([^):#]*)#([^)]+)\)/g)].flatMap(
        ([, path = '', anchor = '']) => {
          const target =
            path === '' ? text : readFileSync(join(ROOT, dirname(guide), path), 'utf8');
          return anchorsOf(target).includes(anchor) ? [] : [`${guide}: ${path}#${anchor}`];
        },
      );
    });
  expect(wrong).toEqual([]);
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
