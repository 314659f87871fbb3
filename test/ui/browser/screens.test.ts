import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import {
  CARD_BESIDE_LIST,
  SHEET_AT_BOTTOM,
  SMALL_SCREEN,
} from '../../../src/ui/browser/screens.ts';

const styleSheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

/** With its style sheet, each media query that has one of the heights in it. */
const queries = styleSheets.flatMap((file) =>
  [
    ...readFileSync(`src/${file}`, 'utf8').matchAll(
      /@media ([^{]*height: (?:480|559|560)px[^{]*) \{/g,
    ),
  ].map(([, query = '']) => [file, query.replaceAll(/\s+/g, ' ')]),
);

test('R24, R32, Q13: style sheets and scripts mean the same screens', () => {
  expect(queries.length).toBeGreaterThan(5);
  const ours = new Set<string | undefined>([SHEET_AT_BOTTOM, SMALL_SCREEN, CARD_BESIDE_LIST]);
  expect(queries.filter(([, query]) => !ours.has(query))).toEqual([]);
});
