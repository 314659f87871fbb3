/** FNV-1a's multiplier, and a second one, so that two 32-bit sums make one of 64. */
const PRIME = 0x01000193;
const OTHER_PRIME = 0x85ebca6b;

function sum(length: number, unitAt: (index: number) => number): string {
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
 * A short text that differs when the body differs, for an ETag. It is not a secret's digest: it
 * tells versions of one address apart, runs on every runtime and takes no promise.
 */
export function fingerprint(body: string | Uint8Array): string {
  return typeof body === 'string'
    ? sum(body.length, (index) => body.charCodeAt(index))
    : sum(body.length, (index) => body[index] ?? 0);
}
