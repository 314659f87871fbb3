import { createContext } from 'react';

import type { UsualStore } from './createUsualStore.ts';

/** What this device has seen of the lots; null where the audience keeps nothing on it (C32). */
export const UsualContext = createContext<UsualStore | null>(null);
