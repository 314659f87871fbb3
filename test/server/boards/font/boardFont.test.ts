import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { parseFont } from '../../../../src/server/boards/font/parseFont.ts';
import { readBoardFont } from '../../../../src/server/boards/font/readBoardFont.ts';
import { boardServer } from '../../../support/boards/boardServer.ts';
import { hanFont, letterTables, plainFont } from '../../../support/boards/hanFont.ts';
import { runs } from '../../../support/runs.ts';

/** The only Chinese letter of the font. */
const HAN = '\uFA0E';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'curbside-font-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('A59: a font says which letters it has', () => {
  const has = (font: Uint8Array, text: string) =>
    Array.from(text, (letter) => parseFont(font)?.has(letter));
  expect(has(plainFont(), `aΩя${HAN}中`)).toEqual([true, true, true, false, false]);
  expect(has(hanFont(), `aΩя${HAN}中`)).toEqual([true, true, true, true, false]);
});

test('A59: in a table of 16 bits, a letter whose shape is the empty box is missing', () => {
  const font = plainFont();
  const table = letterTables(font).find((at) => font.readUInt16BE(at) === 4) ?? 0;
  const only = (kind: number) => {
    const other = Buffer.from(font);
    for (const at of letterTables(other)) if (at !== table) other.writeUInt16BE(kind, at);
    return other;
  };
  const has = (bytes: Buffer) => Array.from('aΩ中', (letter) => parseFont(bytes)?.has(letter));
  expect(has(only(0))).toEqual([true, true, false]);
  // The range of "a": its shapes are its letters, less a number that makes "a" shape 0.
  const boxed = only(0);
  const size = boxed.readUInt16BE(table + 6);
  for (let at = 0; at < size; at += 2) {
    const [until, from] = [table + 14 + at, table + 16 + size + at].map((one) =>
      boxed.readUInt16BE(one),
    );
    if ((from ?? 0) > 97 || (until ?? 0) < 97) continue;
    boxed.writeUInt16BE(0x1_00_00 - 97, table + 16 + 2 * size + at);
    boxed.writeUInt16BE(0, table + 16 + 3 * size + at);
  }
  expect(has(boxed)).toEqual([false, true, false]);
});

test('A59: a collection has the letters of its first font', () => {
  const font = hanFont();
  const header = Buffer.from('ttcf\0\x01\0\0\0\0\0\x01\0\0\0\x10', 'latin1');
  const tables = font.readUInt16BE(4);
  // Offsets in a collection are from its beginning.
  for (let nth = 0; nth < tables; nth++) {
    const at = 12 + 16 * nth + 8;
    font.writeUInt32BE(font.readUInt32BE(at) + header.length, at);
  }
  expect(parseFont(Buffer.concat([header, font]))?.has(HAN)).toBe(true);
});

test('A59: bytes that are no font, or end too early, or are changed, are read without an error', () => {
  const font = hanFont();
  expect(parseFont(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull();
  expect(parseFont(new Uint8Array())).toBeNull();
  const whole = font.length;
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: whole }),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 255 }))),
      (length, changes) => {
        const changed = Buffer.from(font.subarray(0, length));
        for (const [at, value] of changes) if (at < length) changed[at] = value;
        const parsed = parseFont(changed);
        expect([true, false, undefined]).toContain(parsed?.has('a'));
      },
    ),
    runs(60),
  );
});

test.each([
  ['is missing', 'none.otf', 'is no file that can be read'],
  ['is a folder', '.', 'is no file that can be read'],
  ['is no font', 'text.otf', 'is no OpenType or TrueType font (.otf, .ttf or .ttc)'],
  ['is too large', 'large.otf', 'is larger than 40 MB'],
])('A59: a font that %s is named when the server starts', async (_, name, why) => {
  writeFileSync(join(folder, 'text.otf'), 'no font');
  writeFileSync(join(folder, 'large.otf'), '');
  truncateSync(join(folder, 'large.otf'), 40_000_001);
  await expect(readBoardFont(name, join(folder, 'curbside.json'))).rejects.toThrow(
    `server.boardFont: ${join(folder, name)} ${why}`,
  );
});

test('A59: with the operator’s font, pictures have its letters, and are refused for others', async () => {
  writeFileSync(join(folder, 'han.otf'), hanFont());
  const server = await boardServer({ boardFont: join(folder, 'han.otf') });
  try {
    server.save({ lobby: { stop: '0100', title: HAN }, other: { stop: '0100', title: '中' } });
    const picture = await server.ask('lobby.png');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await server.ask('other.png')).status).toBe(501);
    expect((await server.board('other')).title).toBe('中');
  } finally {
    await server.stop();
  }
});
