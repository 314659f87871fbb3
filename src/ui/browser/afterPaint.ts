/**
 * Calls a function after the next paint. A hidden page is not painted.
 *
 * @param longestWait milliseconds after which to call it without a paint; by default it waits for one
 * @returns a function that cancels the call
 */
export function afterPaint(call: () => void, longestWait?: number): () => void {
  const callWithoutPaint = () => {
    cancelAnimationFrame(frame);
    call();
  };
  let timer = longestWait === undefined ? undefined : setTimeout(callWithoutPaint, longestWait);
  // The first task after an animation frame runs after its paint.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
