/** The first bytes of files that other programs make, in hexadecimal. */
const SIGNATURES: readonly (readonly [kind: string, hex: string, offset: number])[] = [
  ['a bzip2 file', '425a68', 0],
  ['a gzip file, maybe a tar.gz', '1f8b', 0],
  ['a 7-Zip file', '377abcaf271c', 0],
  ['a RAR file', '526172211a07', 0],
  ['an xz file', 'fd377a585a', 0],
  ['a Zstandard file', '28b52ffd', 0],
  ['a zip or Excel file', '504b0304', 0],
  ['a tar file', '7573746172', 257],
  ['a PDF file', '25504446', 0],
];
/** What is enough to know a file. */
const FIRST_BYTES = 512;

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * What a file is by its first bytes, for a sentence about one that is not what was expected: `a web page or XML`.
 *
 * @returns null for text and other files
 */
export function kindOfFile(bytes: Uint8Array): string | null {
  const first = bytes.subarray(0, FIRST_BYTES);
  const packed = SIGNATURES.find(([, hex, offset]) =>
    hexOf(first.subarray(offset, offset + 6)).startsWith(hex),
  );
  if (packed !== undefined) return packed[0];
  const start = new TextDecoder().decode(first).trimStart();
  if (start === '') return 'empty';
  if (start.startsWith('<')) return 'a web page or XML';
  return /^[{[]/.test(start) ? 'JSON' : null;
}
