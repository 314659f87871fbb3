/**
 * Thrown when a source has no data right now, because a feed or a service is down. Operators expect that, so it is
 * logged without a stack.
 */
export class OutageError extends Error {
  override readonly name: string = 'OutageError';
}
