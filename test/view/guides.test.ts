import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { BOARD_PANELS } from '../../src/contract/board/board-panels.ts';
import { panelWord } from '../../src/contract/links/parameter-parsers.ts';
import { SELECTION_KINDS } from '../../src/contract/subjects.ts';
import { isFirstLayer, LAYERS, PANELS } from '../../src/view/view.ts';

/** The words in code in the row of a guide's table that begins with this parameter. */
function wordsOf(guide: string, parameter: string): readonly string[] {
  const text = readFileSync(`.github/${guide}`, 'utf8');
  const row = text.split('\n').find((line) => line.startsWith(`| \`${parameter}\``));
  return Array.from(row?.matchAll(/`([^`]+)`/g) ?? [], ([, word = '']) => word);
}

test.each([
  ['kiosk-guide.md', 'panels', BOARD_PANELS.map(panelWord)],
  ['editor-guide.md', 'panel', PANELS.map(panelWord)],
  // A trip is of one day, so nobody writes a link to one.
  ['editor-guide.md', 'stop', SELECTION_KINDS.filter((kind) => kind !== 'trip')],
  ['editor-guide.md', 'hide', LAYERS.filter(isFirstLayer)],
  ['editor-guide.md', 'layers', LAYERS.filter((layer) => !isFirstLayer(layer))],
])('B2, A1, V2: the row of %s about %s names each of its values', (guide, parameter, values) => {
  expect(wordsOf(guide, parameter)).toEqual(expect.arrayContaining(values));
});
