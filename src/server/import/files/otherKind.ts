import { open } from 'node:fs/promises';

/** The first bytes of files that are taken for a zip. */
const SIGNATURES: readonly (readonly [kind: string, hex: string, offset: number])[] = [
  ['a bzip2 file', '425a68', 0],
  ['a gzip file, maybe a tar.gz', '1f8b', 0],
  ['a 7-Zip file', '377abcaf271c', 0],
  ['a RAR file', '526172211a07', 0],
  ['an xz file', 'fd377a585a', 0],
  ['a Zstandard file', '28b52ffd', 0],
  ['a tar file', '7573746172', 257],
];

/** A zip file's first bytes. */
const ZIP = 'PK';

/**
 * What a file that can't be opened as a zip is instead, by its first bytes, such as `is a tar file, not a zip file`.
 *
 * @returns null if it begins like a zip
 */
export async function otherKind(path: string): Promise<string | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
    const bytes = buffer.subarray(0, bytesRead);
    const packed = SIGNATURES.find(([, hex, offset]) =>
      bytes.subarray(offset).toString('hex').startsWith(hex),
    );
    if (packed !== undefined)
      return `is ${packed[0]}, not a zip file. Publish the feed as a zip, or unpack it and name the folder`;
    const start = bytes
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trimStart();
    if (start === '') return 'is empty';
    if (start.startsWith('<')) return 'is a web page or XML, not a zip file';
    if (/^[{[]/.test(start)) return 'is JSON, not a zip file';
    return start.startsWith(ZIP) ? null : 'is not a zip file';
  } finally {
    await file.close();
  }
}
