const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');
/** Stands for bytes that are not UTF-8, or for a letter that was lost before. */
export const REPLACEMENT = '\ufffd';

function isUtf8(bytes: Uint8Array): boolean {
  try {
    strictUtf8.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Bytes as text, with `REPLACEMENT` for those that are not UTF-8. */
export const decodeUtf8 = (bytes: Uint8Array): string => utf8.decode(bytes);

/** Bytes as text: UTF-8, or Windows-1252 if they are not UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  const text = decodeUtf8(bytes);
  return text.includes(REPLACEMENT) && !isUtf8(bytes) ? windows1252.decode(bytes) : text;
}
