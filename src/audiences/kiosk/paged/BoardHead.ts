import { createContext } from 'react';

/** The place in the board's header for the state and the page of its main list; null while it is not there. */
export const BoardHeadContext = createContext<HTMLElement | null>(null);
