import { createContext, use } from 'react';

import type { BoardOptions } from '../../../contract/board/board-options.ts';
import type { TypeScale } from '../scale/type-scale.ts';

/** What the display shows, and how large. */
interface KioskContextValue {
  readonly options: BoardOptions;
  readonly scale: TypeScale;
}

export const KioskContext = createContext<KioskContextValue | null>(null);

/** The display's options and sizes. Throws outside a display. */
export function useKiosk(): KioskContextValue {
  const value = use(KioskContext);
  if (value === null) throw new Error('useKiosk outside a display');
  return value;
}
