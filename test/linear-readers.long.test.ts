import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';

import { FeedError } from '../src/feeds/FeedError.ts';
import { FileError } from '../src/feeds/FileError.ts';
import { RealtimeError } from '../src/feeds/realtime/decodeFeedMessage.ts';
import { StartupError } from '../src/server/StartupError.ts';
import { growthFault } from './support/checks/growth.ts';
import { FEED_READERS } from './support/checks/readers/feed-readers.ts';
import { LOT_READERS } from './support/checks/readers/lot-readers.ts';
import { piecesOf, repeated } from './support/checks/readers/OutsideReader.ts';
import { PAGE_READERS } from './support/checks/readers/page-readers.ts';

const RUNS = { numRuns: 6, endOnFailure: true };
const REFUSALS = [FeedError, FileError, RealtimeError, StartupError];

/** Reads a text, or refuses it with a reason; other errors fail the test. */
const readOrRefuse = (read: (text: string) => unknown) => async (text: string) => {
  try {
    await read(text);
  } catch (error) {
    if (!REFUSALS.some((refusal) => error instanceof refusal)) throw error;
  }
};

test.each(Object.entries({ ...FEED_READERS, ...LOT_READERS, ...PAGE_READERS }))(
  'S24: twice as much text never takes three times the work: %s',
  async (_name, reader) => {
    onTestFinished(() => void vi.unstubAllGlobals());
    const some = (minLength: number, maxLength: number) =>
      fc
        .array(fc.constantFrom(...piecesOf(reader)), { minLength, maxLength })
        .map((pieces) => pieces.join(''));
    const parts = fc.tuple(some(0, 3), some(1, 3), some(0, 2), some(0, 2), some(0, 2));
    await fc.assert(
      fc.asyncProperty(parts, async ([before, one, between, other, after]) => {
        const textOf = (times: number) =>
          before + repeated(one, times) + between + repeated(other, times) + after;
        expect(await growthFault(textOf, readOrRefuse(reader.read))).toBeNull();
      }),
      RUNS,
    );
  },
);

test.each<[title: string, first: string, piece: string, other: string]>([
  ['cells that begin with a mark that is not closed', 'id\tname', '\t"§', 'x\n1'],
  ['spaces and quotation marks in one cell', 'id;name\n1;', ' ', 'x"'],
  ['a long first line with many short rows', 'id;name', ';a§', '\n1'],
  ['a row that is too long', 'id;name;"', ' ', '","'],
  ['a cell that is not closed, in many lines', 'id;name\n1;"a', ' "b"c;', '\n'],
])('S24: twice as much text never takes three times the work: %s', async (_title, ...pieces) => {
  const [first, piece, other] = pieces;
  const textOf = (times: number) => first + repeated(piece, times) + repeated(other, times);
  const read = (text: string) => LOT_READERS['the first line of a table of lots']?.read(text);
  expect(await growthFault(textOf, readOrRefuse(read))).toBeNull();
});

test.each<[string, (text: string) => unknown]>([
  ['quadratic', (text) => text.split('').filter((_one, _at, all) => all.includes('!'))],
  ['exponential', (text) => /^(?:a+)+$/.test(`${text}!`)],
])('names work that is %s', async (_kind, work) => {
  expect(await growthFault((times) => 'a'.repeat(times), work)).toMatch(/characters take/);
});

test('takes linear work for what it is', async () => {
  const work = (text: string) => text.split('').map((one) => one.codePointAt(0));
  expect(await growthFault((times) => 'a'.repeat(times), work)).toBeNull();
});
