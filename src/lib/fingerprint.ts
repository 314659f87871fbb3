/** FNV-1a's multiplier and a second one: two 32-bit hashes make one of 64 bits. */
const PRIME = 0x01000193;
const OTHER_PRIME = 0x85ebca6b;

function hash(length: number, unitAt: (index: number) => number): string {
  let first = 0x811c9dc5;
  let second = 0x9e3779b9;
  for (let index = 0; index < length; index++) {
    const unit = unitAt(index);
    first = Math.imul(first ^ unit, PRIME);
    second = Math.imul(second ^ unit, OTHER_PRIME);
    second ^= second >>> 13;
  }
  return `${(first >>> 0).toString(36)}-${(second >>> 0).toString(36)}-${length.toString(36)}`;
}

/**
 * A short hash of a text or of bytes, such as an ETag. It is not cryptographic: it only distinguishes
 * versions of one resource. Unlike `crypto.subtle`, it is synchronous and runs everywhere.
 */
export function fingerprint(body: string | Uint8Array): string {
  return typeof body === 'string'
    ? hash(body.length, (index) => body.charCodeAt(index))
    : hash(body.length, (index) => body[index] ?? 0);
}
