import { kindOfFile } from '../../kindOfFile.ts';
import { LotsError } from '../LotsError.ts';

/** UTF-16 by its byte order mark, or by the zero beside its first character; nothing else begins so. */
function markedEncoding([first, second]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : undefined;
}

/**
 * Decodes a file without its byte order mark. UTF-16 is recognized by that mark.
 *
 * @param encoding such as `iso-8859-1`
 * @throws LotsError for an unknown encoding, bytes that are not text in it, and a file that is no table: empty, packed, or
 *   a web page
 */
export function decodeText(bytes: Uint8Array, encoding = 'utf-8'): string {
  const kind = kindOfFile(bytes);
  if (kind !== null && kind !== 'JSON') {
    const instead = kind === 'empty' ? '' : ', not a table in CSV or JSON';
    throw new LotsError(`The file is ${kind}${instead}.`);
  }
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
