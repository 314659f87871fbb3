/** A difference since the rider last looked. */
export type Change = {
  /** The same for all changes of one thing. */
  readonly id: string;
  /**
   * When the page noticed it, or the time of the visit that it is compared with. On the answers'
   * monotonic clock.
   */
  readonly at: number;
} & (
  | {
      readonly kind: 'event-new' | 'event-moved' | 'event-gone';
      readonly event: string;
      /** By `eventKey`. */
      readonly key: string;
    }
  | {
      readonly kind: 'lot';
      readonly lot: string;
      readonly band: string;
      /** By `lotKey`. */
      readonly key: string;
    }
  | {
      readonly kind: 'notice-new' | 'notice-changed' | 'notice-ended';
      readonly header: string;
    }
  | {
      readonly kind: 'bus-came' | 'bus-left';
      readonly vehicleID: string;
      readonly routeID: string;
    }
);
