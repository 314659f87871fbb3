import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { jsonMistake } from '../../../src/lib/text/jsonMistake.ts';

test.each([
  ['{ "a": ', /^line 1, column 8: expected a value, .* and not the end of the file$/],
  ['{\n "a": 1,\n}', /^line 3, column 1: expected a name in double quotes/],
  ['{\n "a": 1\n "b": 2}', /^line 3, column 2: expected a comma or the end/],
  ['{\r\n  a: 1}', /^line 2, column 3: expected a name in double quotes or \}$/],
  ['["a",]', /^line 1, column 6: expected a value/],
  ['[', /^line 1, column 2: expected a value or \]/],
  ['{"a" 1}', /^line 1, column 6: expected a colon/],
  ['{"a": "x\ny"}', /^line 1, column 7: expected a value/],
  ['{"a": tru}', /^line 1, column 7: expected a value/],
  ['[1] x', /^line 1, column 5: expected nothing after the end$/],
  ['', /^line 1, column 1: expected a value/],
])('S11: %j has its mistake by line and column', (text, line) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(jsonMistake(text)).toMatch(line);
});

test.each([
  ['letters', 'a', 17_000_000],
  ['escapes', String.raw`\n`, 2_000_000],
])('S11: a mistake after, and in, a text of many %s is found, too', (_what, part, times) => {
  const long = part.repeat(times);
  expect(jsonMistake(`["${long}" x]`)).toContain(`column ${long.length + 5}: expected a comma`);
  expect(jsonMistake(`["${long}`)).toBe('line 1, column 2: expected a value or ]');
});

test('S11: the mistake is where JSON was cut, whatever is before it', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      // As long as JSON goes on, nothing before its end is a mistake.
      expect(jsonMistake(`[${json}`)).toContain(`column ${json.trimEnd().length + 2}: `);
    }),
  );
});
