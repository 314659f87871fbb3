import { LotsError } from '../LotsError.ts';

/** The encoding that a byte order mark of UTF-16 says, which nothing else begins with. */
function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/**
 * Decodes a file without its byte order mark. UTF-16 is recognized by that mark.
 *
 * @param encoding such as `iso-8859-1`
 * @throws LotsError for an unknown encoding, or bytes that are not text in it
 */
export function decodeText(bytes: Uint8Array, encoding = 'utf-8'): string {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(markedEncoding(bytes) ?? encoding, { fatal: true });
  } catch {
    throw new LotsError(
      `The encoding "${encoding}" is not known. Name another in "encoding", such as "utf-8" or "iso-8859-1".`,
    );
  }
  try {
    return decoder.decode(bytes);
  } catch {
    throw new LotsError(`The file is not text in ${encoding}. Its encoding may be iso-8859-1.`);
  }
}
