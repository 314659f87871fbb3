import { createContext } from 'react';

/** Milliseconds to add to this device's clock to have the right time (A19); 0 where that is not known. */
export const ClockOffsetContext = createContext(0);
