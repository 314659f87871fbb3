/** A stop alert: the stop, and the destination a bus must have; null for every bus (R16). */
export interface Watch {
  readonly stopID: string;
  readonly destination: string | null;
}
