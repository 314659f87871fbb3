/** Thrown for a file of notices that can't be used at all. The message is one sentence for the operator. */
export class NoticesError extends Error {
  override readonly name = 'NoticesError';
}
