import { LotsError } from './LotsError.ts';

/**
 * Decodes a file without its byte order mark.
 *
 * @param encoding such as `iso-8859-1`
 * @throws LotsError for an unknown encoding, or bytes that are not text in it
 */
export function decodeText(bytes: Uint8Array, encoding = 'utf-8'): string {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding, { fatal: true });
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
