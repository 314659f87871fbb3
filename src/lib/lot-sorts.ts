export const LOT_SORTS = ['name', 'open', 'distance', 'ride'] as const;
export type LotSort = (typeof LOT_SORTS)[number];

/** Which lots a person wants to see, on map and list alike, and in which order (C12). */
export interface LotFilter {
  readonly sort: LotSort;
  /** Code of the one operator whose lots are wanted; null for all. */
  readonly operator: string | null;
  readonly hasOpenSpots: boolean;
  readonly hasEvent: boolean;
}
