import { vi } from 'vitest';

/** Gives jsdom, which has no layout, a `ResizeObserver` that never reports. */
export function stubResizeObserver(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
}
