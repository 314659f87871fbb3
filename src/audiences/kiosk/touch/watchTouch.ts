const EVENTS = ['pointerdown', 'keydown', 'touchstart'] as const;

/**
 * Remembers when someone last used the display.
 *
 * @returns how long ago that was, in milliseconds, and a function that stops listening
 */
export function watchTouch(): { readonly idleTime: () => number; readonly stop: () => void } {
  let last = Number.NEGATIVE_INFINITY;
  const onTouch = () => {
    last = performance.now();
  };
  for (const name of EVENTS) window.addEventListener(name, onTouch, { passive: true });
  return {
    idleTime: () => performance.now() - last,
    stop: () => {
      for (const name of EVENTS) window.removeEventListener(name, onTouch);
    },
  };
}
