/** Thrown when a source has no data now, because a feed is down: expected, so it is logged without a stack. */
export class OutageError extends Error {
  override readonly name: string = 'OutageError';
}
