import { startTransition, useEffect, useState } from 'react';

import { afterPaint } from './afterPaint.ts';

/**
 * The value, a frame late: a part that may lag behind renders after the change is painted elsewhere on the
 * page. `useDeferredValue` doesn't wait for the frame, so its work delays what the user waits for. The value
 * must be the same object until it changes.
 */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(() => value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(() => value))), [value]);
  return painted;
}
