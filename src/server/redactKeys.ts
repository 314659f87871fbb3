/** A percent-encoded byte, encoded once or several times. */
const ENCODED_BYTE = /%(?:25)*([\da-f]{2})/gi;

/** The parameters `key`, also at the end of a longer name such as `apikey`, and `secret`, which displays have. */
const KEY_PARAMETER = /(?:key|secret)[\s+]*=/i;

/** Decodes repeatedly until nothing is encoded. Unlike decodeURIComponent it never throws. */
function decodeFully(text: string): string {
  const decoded = text.replaceAll(ENCODED_BYTE, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return decoded === text ? text : decodeFully(decoded);
}

function redactPiece(piece: string): string {
  const decoded = decodeFully(piece);
  const match = KEY_PARAMETER.exec(decoded);
  return match === null ? piece : `${decoded.slice(0, match.index)}${match[0]}[redacted]`;
}

/**
 * Replaces the value of each `key=` and `secret=` in a text with `[redacted]`, in any case and encoding (S9, S12).
 * An encoded `&` does not end a value, because a key may contain one.
 */
export function redactKeys(text: string): string {
  return text.replaceAll(/[^\s&]+/g, redactPiece);
}
