/** Thrown when a feed's zip or folder cannot be opened or is not safe to read. One plain sentence. */
export class FeedOpenError extends Error {
  override readonly name = 'FeedOpenError';
}
