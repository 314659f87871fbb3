import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** How often sizes are measured before a frame. */
const MOST_ROUNDS = 12;
/** How long sizes that have not settled by then are left alone. */
const PAUSE = 500;

const sizesOf = (elements: readonly (Element | null)[]): string =>
  elements.map((one) => `${one?.clientWidth}x${one?.clientHeight}`).join();

/**
 * What `measure` returns for the elements on the page: measured when their text changes, and when one of the elements changes
 * its size, such as when a font arrives. The rows that it measures must not depend on it.
 *
 * @param elements null while they aren't there
 * @param key what else is measured again for, such as the space
 */
export function useMeasured<T>(
  elements: readonly (Element | null)[],
  initial: T,
  measure: () => T,
  key = '',
): T {
  const [measured, setMeasured] = useState(initial);
  const rounds = useRef(0);
  const [tries, setTries] = useState(0);
  const sizes = useRef('');
  // To measure takes long where there are many rows, so it waits for another text.
  const text = useRef<string>(undefined);
  const textNow = () => [key, tries, ...elements.map((element) => element?.textContent)].join('\n');
  const update = useEffectEvent(() => {
    if (rounds.current === 0)
      requestAnimationFrame(() => {
        rounds.current = 0;
        // What had another size only between two frames was measured so, and the observer has seen no change.
        if (sizesOf(elements) !== sizes.current) update();
      });
    // Sizes that depend on each other may not settle, and those of a screen that changes settle later.
    rounds.current += 1;
    if (rounds.current === MOST_ROUNDS + 1)
      setTimeout(() => {
        // On a busy machine a frame may take longer than the pause.
        rounds.current = 0;
        setTries((now) => now + 1);
      }, PAUSE);
    if (rounds.current > MOST_ROUNDS) return;
    const next = measure();
    sizes.current = sizesOf(elements);
    // What measures may write a text to do so.
    text.current = textNow();
    setMeasured((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
  });
  const updateForText = useEffectEvent(() => {
    const shown = textNow();
    if (shown === text.current) return;
    text.current = shown;
    update();
  });
  useLayoutEffect(() => updateForText());
  useLayoutEffect(() => {
    const sizeObserver = new ResizeObserver(() => update());
    // A list inside an element may get its rows when nothing else is drawn anew.
    const textObserver = new MutationObserver(() => updateForText());
    for (const element of elements)
      if (element !== null) {
        sizeObserver.observe(element);
        textObserver.observe(element, { childList: true, characterData: true, subtree: true });
      }
    return () => {
      sizeObserver.disconnect();
      textObserver.disconnect();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The list is new in each render, its elements are not.
  }, elements);
  return measured;
}
