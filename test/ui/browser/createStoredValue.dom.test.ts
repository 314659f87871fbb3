import { expect, test, vi } from 'vitest';

import { createStoredValue } from '../../../src/ui/browser/createStoredValue.ts';

const numbers = () =>
  createStoredValue<readonly number[]>(
    'numbers',
    (value) => (Array.isArray(value) && value.every(Number.isFinite) ? value : undefined),
    [],
  );

test('R6: a stored value is there on the next visit until it is cleared', () => {
  numbers().set([1, 2]);
  expect(numbers().get()).toEqual([1, 2]);
  numbers().clear();
  expect(numbers().get()).toEqual([]);
  expect(window.localStorage).toHaveLength(0);
});

test('R6: get returns the same object until the value changes', () => {
  const store = numbers();
  store.set([1]);
  expect(store.get()).toBe(store.get());
});

test.each(['{', 'null', '{"0":1}', '["a"]'])(
  'R6: a stored %s is not a valid value and counts as empty',
  (text) => {
    window.localStorage.setItem('curbside/1/numbers', text);
    expect(numbers().get()).toEqual([]);
  },
);

test('R6: if storage throws, a value lasts until the page is closed', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const store = numbers();
  const changes: (readonly number[])[] = [];
  store.subscribe(() => changes.push(store.get()));
  store.set([7]);
  store.clear();
  expect(changes).toEqual([[7], []]);
});

test('R6: subscribers hear of a change in another tab', () => {
  const store = numbers();
  let heard = 0;
  const stop = store.subscribe(() => {
    heard += 1;
  });
  window.localStorage.setItem('curbside/1/numbers', '[3]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'curbside/1/numbers' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'of another page' }));
  expect(heard).toBe(1);
  expect(store.get()).toEqual([3]);
  stop();
});
