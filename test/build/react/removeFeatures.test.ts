import { describe, expect, test } from 'vitest';

import type { Feature } from '../../../src/build/react/Feature.ts';
import { removeFeatures } from '../../../src/build/react/removeFeatures.ts';

describe('a feature', () => {
  const code = `var flag = !1,
  list = "abort click".split(" ");
function f(fiber, tag) {
  switch (fiber.tag) {
    case 3:
      return [g(0), fiber.lost];
    case 4:
      var shared = 1;
      return shared;
    case 5:
      shared = 2;
  }
  4 === tag && (flag = !0);
  return flag || shared > 1;
}
function g(value) {
  return value + 1;
}
var methods = { used: f, unused: g };
unused(list);
`;

  test('is removed with all that it names', () => {
    const stripped = removeFeatures(code, [
      {
        uses: null,
        results: { g: '0' },
        constants: { flag: '!1' },
        properties: { lost: 'null' },
        methods: ['unused'],
        expressions: { f: { 'shared > 1': '!0' } },
        statements: { top: ['unused('] },
        tags: [4],
        words: ['abort'],
      },
    ]);
    expect(stripped.replace(/\s+/g, ' ')).toBe(
      'const flag = !1; var flag$unused = !1, list = "click".split(" "); function f(fiber, tag) {var shared; switch (fiber.tag) { case 3: return [(0), null]; case 5: shared = 2; } !1 && (!0); return flag || !0; } function g(value) {return 0;} var methods = { used: f, }; ; ',
    );
  });

  test('keeps the code of a case that another one falls into', () => {
    const stripped = removeFeatures(
      'switch (fiber.tag) { case 3: case 4: f(); break; case 5: g() }',
      [{ uses: null, tags: [4] }],
    );
    expect(stripped).toBe('switch (fiber.tag) { case 3:  f(); break; case 5: g() }');
  });

  test.each<[string, Partial<Feature>]>([
    ['function h', { functions: ['h'] }],
    ['function h', { results: { h: 'null' } }],
    ['variable other', { constants: { other: '!1' } }],
    ['property other', { properties: { other: 'null' } }],
    ['method other', { methods: ['other'] }],
    ['expression g: shared > 1', { expressions: { g: { 'shared > 1': '!1' } } }],
    ['statement f: unused(', { statements: { f: ['unused('] } }],
    ['case 7', { tags: [7] }],
    ['case domEventName: "abort"', { cases: { domEventName: ['"abort"'] } }],
    ['word play', { words: ['play'] }],
  ])('fails if there is no %s', (part, feature) => {
    expect(() => removeFeatures(code, [{ uses: null, ...feature }])).toThrow(
      `React has no ${part}`,
    );
  });

  test('fails if an expression could mean two things', () => {
    const feature: Feature = { uses: null, expressions: { f: { 'a > b': '!1' } } };
    expect(() => removeFeatures('function f() { return a > b || (a > b) }', [feature])).toThrow(
      'React has f: a > b twice',
    );
  });
});
