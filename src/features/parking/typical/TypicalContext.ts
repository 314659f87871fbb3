import { createContext } from 'react';

import type { TypicalStore } from './createTypicalStore.ts';

/** The lot counts recorded on this device; null if the audience stores nothing. */
export const TypicalContext = createContext<TypicalStore | null>(null);
