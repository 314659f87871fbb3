import { fitsBadge } from '../../../lib/names/fitsBadge.ts';

/** Letters on a board's badge are smaller the more there are. */
const LONGEST_WORD = 8;

/** Whether a route's label has room on the badge of a board's row. Else it stands beside it. */
export const fitsBoardBadge = (label: string): boolean => fitsBadge(label, LONGEST_WORD);
