import { CARD_BESIDE_LIST } from './screens.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/** Whether a card stands beside the list, and not in its place. */
export const useCardBesideList = (): boolean => useMediaQuery(CARD_BESIDE_LIST);
