import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { useMeasured } from '../../../../src/audiences/kiosk/paged/useMeasured.ts';

// An observer compares sizes from frame to frame, so it sees no change in these tests.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

test('Q20, Q23: a list that had another height only until the next frame is measured again', async () => {
  const list = document.createElement('ol');
  let height = 1171;
  Object.defineProperty(list, 'clientHeight', { get: () => height });
  const { result } = renderHook(() => useMeasured([list], 0, () => list.clientHeight));
  expect(result.current).toBe(1171);
  height = 1071;
  await waitFor(() => expect(result.current).toBe(1071));
});

test('Q25: what is inside is measured again when only its own part is drawn anew, such as a list that arrives', async () => {
  const side = document.createElement('div');
  const { result } = renderHook(() => useMeasured([side], 0, () => side.childElementCount));
  expect(result.current).toBe(0);
  side.append(Object.assign(document.createElement('li'), { textContent: '5 open' }));
  await waitFor(() => expect(result.current).toBe(1));
});

test('Q23: what measures by writing texts is not measured again for them', async () => {
  const box = document.createElement('p');
  let count = 0;
  renderHook(() =>
    useMeasured([box], 0, () => {
      count += 1;
      box.textContent = `page ${count}`;
      return 0;
    }),
  );
  box.textContent = 'another notice';
  await waitFor(() => expect(count).toBe(2));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(count).toBe(2);
});
