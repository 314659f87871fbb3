import { FileError } from '../../FileError.ts';
import { utf16Of } from '../../gtfs/csv/toUtf8.ts';
import { kindOfFile } from '../../kindOfFile.ts';

/**
 * Decodes a file without its byte order mark. UTF-16 is recognized.
 *
 * @param encoding such as `iso-8859-1`
 * @throws FileError for an unknown encoding, bytes that are not text in it, and a file that is no table: empty, packed, or
 *   a web page
 */
export function decodeText(bytes: Uint8Array, encoding = 'utf-8'): string {
  const kind = kindOfFile(bytes);
  if (kind !== null && kind !== 'JSON') {
    const instead = kind === 'empty' ? '' : ', not a table in CSV or JSON';
    throw new FileError(`The file is ${kind}${instead}.`);
  }
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(utf16Of(bytes) ?? encoding, { fatal: true });
  } catch {
    throw new FileError(
      `The encoding "${encoding}" is not known. Name another in "encoding", such as "utf-8" or "iso-8859-1".`,
    );
  }
  try {
    return decoder.decode(bytes);
  } catch {
    throw new FileError(`The file is not text in ${encoding}. Its encoding may be iso-8859-1.`);
  }
}
