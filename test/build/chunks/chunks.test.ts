import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

import { CHUNKS } from '../../../src/build/chunks/chunks.ts';

const TOP = fileURLToPath(new URL('../../..', import.meta.url));

const sources = readdirSync(`${TOP}src`, { recursive: true, encoding: 'utf8' }).map(
  (path) => `${TOP}src/${path.replaceAll('\\', '/')}`,
);
const packages = readdirSync(`${TOP}node_modules`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) =>
    name.startsWith('@')
      ? readdirSync(`${TOP}node_modules/${name}`).map((scoped) => `${name}/${scoped}`)
      : [name],
  )
  .map((name) => `${TOP}node_modules/${name}/`);

/** A pattern for each folder or package in a rule, each of which must match. */
const alternativesOf = (rule: RegExp): RegExp[] =>
  rule.source.split(/\|(?=\^|\\\/node_modules)/).flatMap((one) => {
    const [, before = '', list = '', after = ''] = /^(.*?)\((.*)\)(.*)$/.exec(one) ?? [];
    return list.split('|').map((part) => new RegExp(`${before}${part}${after}`));
  });

describe('the chunk rules', () => {
  test.each(CHUNKS.map(({ name, test: rule }) => ({ name, rule })))(
    'every folder and package of "$name" has files',
    ({ rule }) => {
      const unmatched = alternativesOf(rule).filter(
        (part) => ![...sources, ...packages].some((path) => part.test(path)),
      );
      expect(unmatched).toEqual([]);
    },
  );

  test('no rule names a file', () => {
    const named = CHUNKS.filter(({ test: rule }) => /\\\.(tsx?|css|mjs)/.test(rule.source));
    expect(named).toEqual([]);
  });
});
