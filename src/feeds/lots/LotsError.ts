/** Thrown when a parking feed can't be used as a whole. The message is a sentence for the operator. */
export class LotsError extends Error {
  override readonly name = 'LotsError';
}
