/** `setImmediate` waits for no millisecond, but not every runtime of the service has it. */
const later: (callback: () => void) => unknown =
  'setImmediate' in globalThis ? setImmediate : setTimeout;

/** Resolves after other requests had their turn. */
export const nextTurn = () => new Promise<void>((resolve) => void later(resolve));
