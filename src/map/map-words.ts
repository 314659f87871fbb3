/** The words shown on the map, in the reader's language. */
export interface MapWords {
  /** The map's accessible name, which explains its keys. */
  readonly label: string;
  readonly attribution: string;
  readonly cooperativeTouch: string;
  readonly cooperativeWheel: string;
  readonly cooperativeWheelMac: string;
}
