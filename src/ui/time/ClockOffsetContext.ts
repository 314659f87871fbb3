import { createContext } from 'react';

/** Milliseconds to add to the device's clock to get the server's time (A19); 0 while unknown. */
export const ClockOffsetContext = createContext(0);
