import { useEffect, useMemo, useState } from 'react';

import type { KioskOptions } from '../options/kiosk-options.ts';
import { typeScale } from './type-scale.ts';
import type { TypeScale } from './type-scale.ts';

const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

/** The sizes for the display's screen. A display fills its screen, so the window is the screen. */
export function useTypeScale({
  distanceMeters,
  screenInches,
}: Pick<KioskOptions, 'distanceMeters' | 'screenInches'>): TypeScale {
  const [size, setSize] = useState(windowSize);
  useEffect(() => {
    const onResize = () => setSize(windowSize());
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);
  return useMemo(
    () => typeScale({ distanceMeters, screenInches, ...size }),
    [distanceMeters, screenInches, size],
  );
}
