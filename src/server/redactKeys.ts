/** A percent-encoded byte. */
const ENCODED_BYTE = /^%[\da-f]{2}$/i;

/** The parameters `key`, also at the end of a longer name such as `apikey`, and `secret`, which displays have. */
const KEY_PARAMETER = /(?:key|secret)[\s+]*=/i;

/**
 * Decodes until nothing is encoded, however often it was and in which order. Unlike decodeURIComponent it never throws.
 * In one pass, because each character that is decoded may complete only the byte that ends with it.
 */
function decodeFully(text: string): string {
  if (!text.includes('%')) return text;
  const decoded: string[] = [];
  const end = () => decoded.slice(-3).join('');
  for (const character of text) {
    decoded.push(character);
    for (let byte = end(); ENCODED_BYTE.test(byte); byte = end())
      decoded.splice(-3, 3, String.fromCharCode(Number.parseInt(byte.slice(1), 16)));
  }
  return decoded.join('');
}

function redactPiece(piece: string): string {
  const decoded = decodeFully(piece);
  const match = KEY_PARAMETER.exec(decoded);
  return match === null ? piece : `${decoded.slice(0, match.index)}${match[0]}[redacted]`;
}

/**
 * Replaces the value of each `key=` and `secret=` in a text with `[redacted]`, in any case and encoding.
 * An encoded `&` does not end a value, because a key may contain one.
 */
export function redactKeys(text: string): string {
  return text.replaceAll(/[^\s&]+/g, redactPiece);
}
