/** Time for code that must be testable without waiting. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `callback` after `delay` milliseconds. Call the result to cancel. */
  after(delay: number, callback: () => void): () => void;
}
