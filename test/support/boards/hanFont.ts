import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The file of the included font, which has Latin, Greek and other letters, but no Chinese ones. */
export const plainFont = (): Buffer =>
  readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'));

/** Where a font's tables of letters begin: each has them in another form. */
export function letterTables(font: Buffer): readonly number[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, nth) => 12 + 16 * nth);
  const at = tables.find((table) => font.toString('latin1', table, table + 4) === 'cmap') ?? 0;
  const start = font.readUInt32BE(at + 8);
  return Array.from(
    { length: font.readUInt16BE(start + 2) },
    (_, nth) => start + font.readUInt32BE(start + 4 + 8 * nth + 4),
  );
}

/** A font with one Chinese letter, as an operator may name: what the plain one has for "\ufb00" it has for U+FA0E. */
export function hanFont(): Buffer {
  const font = plainFont();
  for (const table of letterTables(font)) {
    if (font.readUInt16BE(table) !== 12) continue;
    const groups = font.readUInt32BE(table + 12);
    for (let nth = 0; nth < groups; nth++) {
      const at = table + 16 + 12 * nth;
      if (font.readUInt32BE(at) !== 0xfb00) continue;
      const length = font.readUInt32BE(at + 4) - 0xfb00;
      font.writeUInt32BE(0xfa0e, at);
      font.writeUInt32BE(0xfa0e + length, at + 4);
    }
  }
  return font;
}
