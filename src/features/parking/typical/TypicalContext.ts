import { createContext } from 'react';

import type { TypicalStore } from './createTypicalStore.ts';

/** What this device has seen of the lots; null where the audience keeps nothing on it (C32). */
export const TypicalContext = createContext<TypicalStore | null>(null);
