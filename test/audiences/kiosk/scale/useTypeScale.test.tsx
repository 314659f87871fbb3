import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { typeScale } from '../../../../src/audiences/kiosk/scale/type-scale.ts';
import { useTypeScale } from '../../../../src/audiences/kiosk/scale/useTypeScale.ts';

afterEach(() => void vi.unstubAllGlobals());

test('A4: sizes are those of the screen, also where the browser goes full screen while the page starts', () => {
  const of = { distanceMeters: 3, screenInches: 32 };
  const resize = (width: number, height: number) => {
    vi.stubGlobal('innerWidth', width);
    vi.stubGlobal('innerHeight', height);
  };
  resize(3840, 2160);
  let isFirst = true;
  const { result } = renderHook(() => {
    const scale = useTypeScale(of);
    if (isFirst) resize(1920, 1080);
    isFirst = false;
    return scale;
  });
  expect(result.current).toEqual(typeScale({ ...of, width: 1920, height: 1080 }));
});
