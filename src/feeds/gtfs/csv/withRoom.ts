/** The same bytes in an array that has at least so many: twice as many as before, if it has to grow. */
export function withRoom(bytes: Uint8Array<ArrayBuffer>, needed: number): Uint8Array<ArrayBuffer> {
  if (needed <= bytes.length) return bytes;
  const grown = new Uint8Array(Math.max(needed, bytes.length * 2));
  grown.set(bytes);
  return grown;
}
