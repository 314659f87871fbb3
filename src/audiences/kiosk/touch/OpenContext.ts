import { createContext, use } from 'react';

import type { Selection } from '../../../view/view.ts';

/** Opens the card of a thing, or a choice between several; null on a display without touch. */
type Open = ((things: readonly Selection[]) => void) | null;

export const OpenContext = createContext<Open>(null);

/** What a touched row or mark calls. */
export const useOpen = (): Open => use(OpenContext);
