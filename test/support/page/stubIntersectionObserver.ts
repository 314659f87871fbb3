import { vi } from 'vitest';

/** jsdom has no layout: nothing is ever scrolled into view. */
export function stubIntersectionObserver(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
}
