import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { CsvRow } from '../../../src/feeds/gtfs/csv/CsvRow.ts';
import { InternTable } from '../../../src/feeds/gtfs/csv/InternTable.ts';
import { scanRows } from '../../../src/feeds/gtfs/csv/readTable.ts';
import { UnclosedQuoteError } from '../../../src/feeds/gtfs/csv/UnclosedQuoteError.ts';
import { feedFiles } from '../../support/feeds/a-feed.ts';
import { runs } from '../../support/runs.ts';

async function rowsOf(text: string | Uint8Array, chunkBytes?: number): Promise<string[][]> {
  const rows: string[][] = [];
  await scanRows(feedFiles({ table: text }, chunkBytes).read('table'), (row) => {
    rows.push(Array.from({ length: row.cells }, (_, column) => row.text(column)));
  });
  return rows;
}

test.each([
  ['a line end at the end', 'a,b\n1,2\n'],
  ['no line end at the end', 'a,b\n1,2'],
  ['CRLF', 'a,b\r\n1,2\r\n'],
  ['a byte order mark', '\ufeffa,b\n1,2'],
  ['blank lines', '\n\na,b\n\n\r\n1,2\n\n'],
  ['rows of commas', 'a,b\n,,,\n1,2\n,\n'],
  ['quotation marks', '"a","b"\n"1","2"'],
  ['spaces around cells', ' a , b \n 1 ,"2"  \n'],
])('S6: reads a table with %s', async (_, text) => {
  expect(await rowsOf(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('S6: reads commas, line breaks and doubled quotation marks in quoted cells', async () => {
  expect(await rowsOf('"a, ""x"" \nand y",b,""\nc"d"')).toEqual([
    ['a, "x" \nand y', 'b', ''],
    ['c"d"'],
  ]);
});

test.each([
  [String.raw`"Second, "emma"",x`, ['Second, "emma"', 'x']],
  [String.raw`"CASA "LO, RUSSO" fine",x`, ['CASA "LO, RUSSO" fine', 'x']],
  [String.raw`"6" pipe",x`, ['6" pipe', 'x']],
  [String.raw`"said ""hi"" to "her"",x`, ['said "hi" to "her"', 'x']],
  [String.raw`"Tower" Road,x`, ['"Tower" Road', 'x']],
  [String.raw`x,"Tower" Road`, ['x', '"Tower" Road']],
  [String.raw`"a" ,"b""c" `, ['a', 'b"c']],
])('F4: reads %s with its quotation marks', async (text, row) => {
  for (const chunkBytes of [1, 2, 3, 1000])
    expect(await rowsOf(`${text}\nx,y\n`, chunkBytes)).toEqual([row, ['x', 'y']]);
});

test.each([
  ['semicolons', 'a;b\n1;"x,y;z"'],
  ['tabs', 'a\tb\n1\tx,y;z'],
  ['vertical bars', 'a|b\n1|x,y;z'],
  ['semicolons after empty lines', '\n\r\na;b\n1;"x,y;z"'],
])('F2: reads a table with %s', async (_, text) => {
  for (const chunkBytes of [1, 1000])
    expect(await rowsOf(`\ufeff${text}`, chunkBytes)).toEqual([
      ['a', 'b'],
      ['1', 'x,y;z'],
    ]);
});

test('F2: commas in the header win over other signs', async () => {
  expect(await rowsOf('a,b;c\n1,2')).toEqual([
    ['a', 'b;c'],
    ['1', '2'],
  ]);
});

test('S6: reads NULL as an empty cell', async () => {
  expect(await rowsOf('NULL,NULLA,"NULL"')).toEqual([['', 'NULLA', '']]);
});

test('S6: reads text that is not UTF-8 as Windows-1252', async () => {
  expect(await rowsOf(Uint8Array.of(0x4c, 0xe9, 0x6f))).toEqual([['Léo']]);
});

test('S6: knows the line of each row after quoted line breaks and blank lines', async () => {
  const lines: number[] = [];
  const text = 'a\n\n"b\nb"\r\nc';
  await scanRows(feedFiles({ table: text }).read('table'), (row) => {
    lines.push(row.line);
  });
  expect(lines).toEqual([1, 3, 5]);
});

test('S16: names the line of a quotation mark that is never closed', async () => {
  const error = await rowsOf('a,b\n1,"2\n3,4').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UnclosedQuoteError);
  expect(error).toHaveProperty('line', 2);
});

test('S16: reads the other rows where hundreds of cells of one have a quotation mark that is not closed', async () => {
  const odd = `1${',"a"b'.repeat(300)}`;
  const rows = await rowsOf(`a,b\n${odd}\n2,"c,d"\n`);
  expect(rows).toHaveLength(3);
  expect(rows.at(-1)).toEqual(['2', 'c,d']);
});

test('S16: gives up on a row that is longer than any feed has', async () => {
  await expect(rowsOf(`a\n"${'x\n'.repeat(1 << 20)}`)).rejects.toThrow(UnclosedQuoteError);
});

test('S16: reads the same rows however the bytes are cut', async () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', ',', '"', '\n', '\r', ' ', 'é'),
    maxLength: 6,
  });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
      fc.integer({ min: 1, max: 7 }),
      async (rows, chunkBytes) => {
        const text = rows.map((row) => row.map(quoted).join(',')).join('\n');
        const expected = rows
          .map((row) => row.map((each) => each.replaceAll(/^ +| +$/g, '')))
          .filter((row) => row.some((each) => each !== ''));
        expect(await rowsOf(text, chunkBytes)).toEqual(expected);
      },
    ),
    runs(200),
  );
});

async function valueOf(cell: string, read: (row: CsvRow) => number): Promise<number> {
  let value = 0;
  await scanRows(feedFiles({ table: `${cell},x` }).read('table'), (row) => {
    value = read(row);
  });
  return value;
}

test.each([
  ['12', 12],
  ['-3', -3],
  ['1.0', 1],
  ['-7.000', -7],
  ['"2,0"', 2],
  ['1.', 1],
  ['.0', Number.NaN],
  ['1.5', Number.NaN],
  ['1.0.0', Number.NaN],
  ['', Number.NaN],
  ['x', Number.NaN],
])('S6, F3: reads %j as the whole number %d', async (text, expected) => {
  expect(await valueOf(text, (row) => row.whole(0))).toBe(expected);
});

test.each([
  ['44.385853099758', 44.385853099758],
  ['-79.6917539335278', -79.6917539335278],
  ['-.5', -0.5],
  ['0.00', 0],
  ['1e-3', 0.001],
  ['"44,385853"', 44.385853],
  ['"1,234.5"', Number.NaN],
  ['', Number.NaN],
  ['-', Number.NaN],
  ['-.', Number.NaN],
  ['1.2.3', Number.NaN],
  ['north', Number.NaN],
])('S6, F2: reads %j as the decimal %d', async (text, expected) => {
  const value = await valueOf(text, (row) => row.decimal(0));
  const rounded = Math.round(value * 1e10) / 1e10;
  expect(rounded).toEqual(Math.round(expected * 1e10) / 1e10);
});

test.each([
  ['08:05:10', 29_110],
  ['8:05:10', 29_110],
  ['25:00:00', 90_000],
  ['08:65:00', Number.NaN],
  ['100:00:00', 360_000],
  ['08:05', 29_100],
  ['8:05', 29_100],
  ['8:05:10 AM', 29_110],
  ['12:05 a.m.', 300],
  ['1:05pm', 47_100],
  ['08:05:10.000', 29_110],
  ['13:05 PM', Number.NaN],
  ['8:5', Number.NaN],
  ['08:05:10:20', Number.NaN],
  ['0805', Number.NaN],
  ['', Number.NaN],
])('S6, F2: reads the time %j as %d s', async (text, expected) => {
  expect(await valueOf(text, (row) => row.seconds(0))).toBe(expected);
});

test('S6: numbers texts and finds each again', () => {
  const table = new InternTable();
  const texts = Array.from({ length: 5000 }, (_, index) => `stop ${index}`);
  const add = (text: string) => {
    const bytes = new TextEncoder().encode(text);
    return table.addBytes(bytes, 0, bytes.length);
  };
  expect(texts.map(add)).toEqual([...texts.keys()]);
  expect(texts.map(add)).toEqual([...texts.keys()]);
  expect(table.text(4321)).toBe('stop 4321');
  expect(table.size).toBe(5000);
});
