import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly text: string | Uint8Array;
  /** A Unix mode, such as 0o120777 for a symbolic link. */
  readonly mode?: number;
  readonly isEncrypted?: boolean;
  /** The size that the zip states, if it is not the true one. */
  readonly statedBytes?: number;
  /** Compressed data to write as it is, instead of the text. */
  readonly deflated?: Uint8Array;
  /** Whether the sizes are in a zip64 field. */
  readonly isZip64?: boolean;
}

const numbers = (...fields: readonly (readonly [value: number, bytes: 2 | 4 | 8])[]): Buffer =>
  Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      if (bytes === 8) field.writeBigUInt64LE(BigInt(value));
      else field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

const MASKED = 0xffff_ffff;

/** Makes a zip file by hand, so that it may be one that no tool would make. */
export function zipFile(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text, mode = 0o100_644, isEncrypted, statedBytes, ...more } of entries) {
    const { isZip64, deflated } = more;
    const bytes = Buffer.from(text);
    const packed = deflated ?? deflateRawSync(bytes);
    const size = statedBytes ?? bytes.length;
    const path = Buffer.from(name);
    const extra =
      isZip64 === true ? numbers([1, 2], [16, 2], [size, 8], [packed.length, 8]) : Buffer.alloc(0);
    const common = numbers(
      [45, 2],
      [isEncrypted === true ? 1 : 0, 2],
      [8, 2],
      [0, 4],
      [crc32(bytes), 4],
      [isZip64 === true ? MASKED : packed.length, 4],
      [isZip64 === true ? MASKED : size, 4],
      [path.length, 2],
      [extra.length, 2],
    );
    const file = Buffer.concat([numbers([0x04034b50, 4]), common, path, extra, packed]);
    const attributes = numbers([0, 2], [0, 2], [0, 2], [mode * 0x10000, 4], [offset, 4]);
    directory.push(
      Buffer.concat([numbers([0x02014b50, 4], [0x032d, 2]), common, attributes, path, extra]),
    );
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = numbers(
    [0x06054b50, 4],
    [0, 4],
    [entries.length, 2],
    [entries.length, 2],
    [listed.length, 4],
    [offset, 4],
    [0, 2],
  );
  return Buffer.concat([...files, listed, end]);
}
