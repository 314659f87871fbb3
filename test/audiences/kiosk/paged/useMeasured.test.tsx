import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { useMeasured } from '../../../../src/audiences/kiosk/paged/useMeasured.ts';

test('Q20, Q23: a list that had another height only until the next frame is measured again', async () => {
  const list = document.createElement('ol');
  let height = 1171;
  Object.defineProperty(list, 'clientHeight', { get: () => height });
  // An observer compares sizes from frame to frame, so it sees no change.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const { result } = renderHook(() => useMeasured([list], 0, () => list.clientHeight));
  expect(result.current).toBe(1171);
  height = 1071;
  await waitFor(() => expect(result.current).toBe(1071));
});
