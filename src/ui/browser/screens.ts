/*
 * The media queries of small screens, for scripts. Style sheets can't share a query, so they repeat these;
 * test/ui/browser/screens.test.ts compares them.
 */

/** Where the lists are a sheet at the bottom, and not beside the map: a phone, unless it is on its side. */
export const SHEET_AT_BOTTOM = '(max-width: 519px), (max-width: 719px) and (min-height: 480px)';

/** Where the controls above a list scroll away, because little room is left for the list. */
export const SMALL_SCREEN = '(max-width: 719px), (max-height: 559px)';

/** Where a card stands beside the list that led to it, over the map, which is still wider than the card. */
export const CARD_BESIDE_LIST = '(min-width: 1280px) and (min-height: 560px)';
