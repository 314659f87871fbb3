// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { useView } from '../../src/audiences/useView.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

test('R20: a change that the browser refuses to write leaves the view as it was', () => {
  const { result } = renderHook(() => useView());
  const changeView = result.current[1];
  act(() => changeView({ panel: 'buses' }));
  expect(result.current[0].panel).toBe('buses');

  const refused = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  act(() => changeView({ panel: 'events' }));
  expect(refused).toHaveBeenCalledOnce();
  expect(result.current[0].panel).toBe('buses');

  refused.mockRestore();
  act(() => changeView({ panel: 'events' }));
  expect(result.current[0].panel).toBe('events');
});
