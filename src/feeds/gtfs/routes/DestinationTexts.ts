import type { ComposedName } from '../translations/FeedTranslations.ts';

/** The texts that patterns refer to. */
export interface DestinationTexts {
  readonly tripHeadsign: (headsign: number) => string;
  readonly stopHeadsign: (headsign: number) => string;
  /** The name of a stop by its number in stops.txt. */
  readonly stopName: (stop: number) => string;
  /** The short name of a row of routes.txt. */
  readonly routeNumber: (route: number) => string;
  /** trip_id. */
  readonly tripID: (trip: number) => string;
  /** Notes how a destination that no row of the feed has is put together. */
  readonly compose: (destination: string, parts: ComposedName) => void;
}
