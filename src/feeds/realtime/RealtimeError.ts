/** Thrown for a response that is not a usable realtime feed. The message is one sentence for the operator. */
export class RealtimeError extends Error {
  override readonly name = 'RealtimeError';
}
