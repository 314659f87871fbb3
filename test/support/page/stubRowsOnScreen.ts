import { vi } from 'vitest';

/** Tells at once that an element is on the screen, unless it is in the row of a stop that `isHidden`. */
export function stubRowsOnScreen(isHidden: (text: string) => boolean = () => false) {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #onChange: (entries: readonly { isIntersecting: boolean }[]) => void;
      constructor(onChange: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.#onChange = onChange;
      }
      observe(element: Element) {
        const row = element.closest('li')?.textContent ?? '';
        this.#onChange([{ isIntersecting: !isHidden(row) }]);
      }
      disconnect() {}
    },
  );
}
