/** The words shown on the map, in the reader's language. */
export interface MapWords {
  /** The map's accessible name; it says what the map's keys do. */
  readonly label: string;
  readonly attribution: string;
  readonly cooperativeTouch: string;
  readonly cooperativeWheel: string;
  readonly cooperativeWheelMac: string;
}
