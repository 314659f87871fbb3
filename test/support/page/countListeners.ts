import { vi } from 'vitest';

/** Counts the listeners that are on the window and the document. */
export function countListeners(): () => number {
  const active = new Map<string, number>();
  const names = new Map<unknown, number>();
  const keyOf = (name: string, listener: unknown) => {
    if (!names.has(listener)) names.set(listener, names.size);
    return `${name} ${names.get(listener)}`;
  };
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((name, listener, options) => {
      active.set(keyOf(name, listener), 1);
      add(name, listener, options);
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((name, listener, options) => {
      active.delete(keyOf(name, listener));
      remove(name, listener, options);
    });
  }
  return () => active.size;
}
