import { createContext } from 'react';

/** Milliseconds to add to the device's clock to get the server's time; 0 while unknown. */
export const ClockOffsetContext = createContext(0);
