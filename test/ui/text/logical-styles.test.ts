import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../../src/', import.meta.url));

/** A property or a value that names left or right, other than the phone's notch and MapLibre's own gestures. */
const NAMES_A_SIDE =
  /(?<![\w-])(?:[a-z-]+-)?(?:left|right)(?:-[a-z-]+)?\s*:|:\s*(?:left|right)\s*;/;

/** Values for each side; functions in them have no space that separates values. */
const SIDES = /(?<![\w-])(?:margin|padding|inset|border-width):\s*([^;]+);/;

/** Whether four values differ at the left and at the right. */
function differs(values: string): boolean {
  let text = values;
  while (/\([^()]*\)/.test(text))
    text = text.replaceAll(
      /\(([^()]*)\)/g,
      (_, inner: string) => `[${inner.replaceAll(/\s/g, '')}]`,
    );
  const [, right, , left] = text.trim().split(/\s+/);
  return left !== undefined && left !== right;
}

/** Never mirrored: the map's own elements, which MapLibre counts from the left, and an arrow that is turned as a whole. */
const NOT_MIRRORED = ['map/maplibre.css', 'audiences/embed/link/FullMapLink.css'];

function findSides(css: string): string[] {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .split('\n')
    .filter((line) => NAMES_A_SIDE.test(line) || differs(SIDES.exec(line)?.[1] ?? ''));
}

test('L2: no style names left or right, so that the page mirrors where people read from right to left', () => {
  const found = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css') && !NOT_MIRRORED.includes(path))
    .flatMap((path) =>
      findSides(readFileSync(SOURCE + path, 'utf8')).map((line) => `${path}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});

test('L2: the check finds sides of every form', () => {
  const sides = [
    'left: 0;',
    'margin-right: 1px;',
    'border-left: 0;',
    'float: right;',
    'text-align: left;',
    'padding: 0 var(--a) 0 calc(1px + var(--b));',
    'inset: 0 auto auto 0;',
  ];
  expect(findSides(sides.join('\n'))).toEqual(sides);
  expect(findSides('inset: auto 0 0;\npadding: 0 1px 0 1px;\n/* left: 0; */\n--x: 1;')).toEqual([]);
});
