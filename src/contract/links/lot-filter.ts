/** How parking lots can be sorted: by name, open spots, distance, or park and ride. */
export const LOT_SORTS = ['name', 'open', 'distance', 'ride'] as const;
export type LotSort = (typeof LOT_SORTS)[number];

/** The user's sort order and filters for parking lots, in the list and on the map. */
export interface LotFilter {
  /** Null until the rider chooses: the nearest first where a place is known, else by name. */
  readonly sort: LotSort | null;
  /** Code of the operator whose lots are shown; null for all operators. */
  readonly operator: string | null;
  /** Whether to show only lots with open spots. */
  readonly hasOpenSpots: boolean;
  /** Whether to show only lots with an event. */
  readonly hasEvent: boolean;
}
