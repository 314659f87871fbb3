import { createContext, use } from 'react';

import type { TypeScale } from '../scale/type-scale.ts';
import type { KioskOptions } from './kiosk-options.ts';

/** What the display shows, and how large. */
interface KioskContextValue {
  readonly options: KioskOptions;
  readonly scale: TypeScale;
}

export const KioskContext = createContext<KioskContextValue | null>(null);

/** The display's options and sizes. Throws outside a display. */
export function useKiosk(): KioskContextValue {
  const value = use(KioskContext);
  if (value === null) throw new Error('useKiosk outside a display');
  return value;
}
