/**
 * Calls a function after the next paint; never while the page is hidden.
 *
 * @returns a function that cancels the call
 */
export function afterPaint(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The first task after an animation frame runs after its paint.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
