/** A text in one language; the language is empty where the feed names none. */
export interface ReportedText {
  readonly text: string;
  readonly language: string;
}

/** When an alert is in force, in milliseconds since 1970. A missing end is open. */
export interface ReportedPeriod {
  readonly from: number | undefined;
  readonly until: number | undefined;
}

/** One of the things that an alert concerns. All that it names must hold; texts are empty where it names nothing. */
export interface InformedEntity {
  readonly agencyID: string;
  readonly routeID: string;
  readonly routeType: number | undefined;
  /** direction_id, or -1. */
  readonly directionID: number;
  readonly stopID: string;
  readonly tripID: string;
  /** The service day of the trip, `YYYYMMDD`. */
  readonly tripDate: string;
  /** The first departure of a trip by frequency, `HH:MM:SS`. */
  readonly tripStart: string;
}

/** An alert as a GTFS-realtime feed reports it. */
export interface ReportedAlert {
  /** The entity's own ID. */
  readonly id: string;
  readonly periods: readonly ReportedPeriod[];
  readonly informed: readonly InformedEntity[];
  /** How many further informed entities were not read. */
  readonly informedBeyond: number;
  /** The values of the feed's enumerations; undefined where it sends none. */
  readonly cause: number | undefined;
  readonly effect: number | undefined;
  readonly severity: number | undefined;
  readonly url: readonly ReportedText[];
  readonly header: readonly ReportedText[];
  readonly description: readonly ReportedText[];
  /** Written to be spoken, for riders who can't read the others. */
  readonly spokenHeader: readonly ReportedText[];
  readonly spokenDescription: readonly ReportedText[];
  /** The effect in the agency's own words. */
  readonly effectDetail: readonly ReportedText[];
}
