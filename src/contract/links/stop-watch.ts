/** A stop alert that a rider has set (R16). */
export interface Watch {
  readonly stopID: string;
  /** Alerts only for buses to this destination; null for every bus. */
  readonly destination: string | null;
}
