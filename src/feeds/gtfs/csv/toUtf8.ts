/** The encoding of a text in UTF-16, by its byte order mark, or by the zeros of ASCII letters; null for any other. */
export function utf16Of([a = 1, b = 1, c = 1, d = 1]: Uint8Array): string | null {
  if ((a === 0xff && b === 0xfe) || (a !== 0 && b === 0 && c !== 0 && d === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b !== 0 && c === 0 && d !== 0)) return 'utf-16be';
  return null;
}

/** Where the text begins in bytes of UTF-8: after the byte order mark, if there is one. */
export const afterByteOrderMark = ([a, b, c]: Uint8Array): number =>
  a === 0xef && b === 0xbb && c === 0xbf ? 3 : 0;

/**
 * A text's bytes as UTF-8 if they are UTF-16, as some spreadsheets write it; else as they are.
 *
 * @param onUtf16 is called if the text is UTF-16
 */
export async function* toUtf8(
  chunks: AsyncIterable<Uint8Array>,
  onUtf16: () => void,
): AsyncGenerator<Uint8Array> {
  let decoder: TextDecoder | null = null;
  let start: Uint8Array | null = new Uint8Array(0);
  const encoder = new TextEncoder();
  for await (const chunk of chunks) {
    let bytes = chunk;
    if (start !== null) {
      bytes = start.length === 0 ? chunk : Uint8Array.of(...start, ...chunk);
      if (bytes.length < 4) {
        start = bytes.slice();
        continue;
      }
      start = null;
      const encoding = utf16Of(bytes);
      if (encoding !== null) {
        decoder = new TextDecoder(encoding);
        onUtf16();
      }
    }
    yield decoder === null ? bytes : encoder.encode(decoder.decode(bytes, { stream: true }));
  }
  if (start !== null && start.length > 0) yield start;
  if (decoder !== null) yield encoder.encode(decoder.decode());
}
