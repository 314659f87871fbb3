/** Which departures of a stop are listed. An empty list leaves none out. */
export interface DepartureFilter {
  /** Only those to one of these destinations. */
  readonly destinations: readonly string[];
  /** Only buses that stop at one of these stops later, by their IDs. */
  readonly via: readonly string[];
  /** Only those of one of these platforms. */
  readonly platforms: readonly string[];
  /** Not those of these routes, by their IDs. */
  readonly hide: readonly string[];
}
