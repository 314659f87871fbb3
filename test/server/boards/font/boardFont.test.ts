import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { parseFont } from '../../../../src/server/boards/font/parseFont.ts';
import { readBoardFont } from '../../../../src/server/boards/font/readBoardFont.ts';
import { boardServer } from '../../../support/boards/boardServer.ts';
import { hanFont, plainFont } from '../../../support/boards/hanFont.ts';

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
    { numRuns: 60 },
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
