/** What the importer found in a feed. `file` and `field` of a finding say where. */
export type FindingKind =
  // The feed is refused.
  | 'missing-file'
  | 'missing-column'
  | 'unclosed-quote'
  | 'missing-time-zone'
  | 'unknown-time-zone'
  | 'no-usable-trip'
  | 'no-service-days'
  | 'on-demand-only'
  // Rows are left out.
  | 'missing-value'
  | 'bad-value'
  | 'duplicate-id'
  | 'unknown-reference'
  | 'reference-left-out'
  | 'other-time-zone'
  | 'duplicate-sequence'
  | 'too-many-rows'
  | 'too-few-stops'
  | 'too-few-points'
  | 'no-start-time'
  // Nothing is left out, but the editor of the feed may want to know.
  | 'not-utf-8'
  | 'utf-16'
  | 'lost-letter'
  | 'other-delimiter'
  | 'loose-quote'
  | 'decimal-comma'
  | 'time-spelling'
  | 'date-spelling'
  | 'header-name'
  | 'file-name'
  | 'other-folder'
  | 'unused-files'
  | 'extra-cells'
  | 'stops-without-trips'
  | 'ignored-value'
  | 'place-of-station'
  | 'swapped-places'
  | 'stops-at-station'
  | 'on-demand'
  | 'by-reservation'
  | 'agency-time-zone'
  | 'scattered-rows'
  | 'unused-stop-codes'
  | 'shared-short-name'
  | 'city-name'
  | 'headsign-of-each-stop'
  | 'number-in-headsign'
  | 'destination-spellings'
  | 'route-without-trips'
  | 'no-time-at-end'
  | 'time-removed'
  | 'bad-time'
  | 'unused-translation'
  | 'no-shapes'
  | 'ignored-file'
  | 'expired'
  | 'no-service-soon'
  // Only the feed report looks for these.
  | 'no-color'
  | 'no-route-name'
  | 'no-headsign'
  | 'backward-time'
  | 'fast-travel';

export type Severity = 'refusal' | 'left-out' | 'note';

export interface FindingExample {
  /** The line in the file, from 1 for the header; 0 if the finding is not about a line. */
  readonly line: number;
  /** The values that matter, by column. */
  readonly values: Readonly<Record<string, string>>;
}

/** All occurrences of one fault in one column of one file. */
export interface FeedFinding {
  readonly kind: FindingKind;
  readonly severity: Severity;
  /** Such as `stop_times.txt`. */
  readonly file: string;
  /** The column, or an empty string. */
  readonly field: string;
  readonly count: number;
  /** The first three occurrences. */
  readonly examples: readonly FindingExample[];
}

/** Plain data about a feed that was imported (S6). */
export interface FeedReport {
  readonly counts: {
    /** Routes of the interface. */
    readonly routes: number;
    /** Stops that at least one trip serves. */
    readonly stops: number;
    readonly trips: number;
    readonly patterns: number;
    readonly lines: number;
    /** Of those trips. */
    readonly stopTimes: number;
  };
  /** The first and last day with service, `YYYYMMDD`. */
  readonly firstDate: string;
  readonly lastDate: string;
  /** The day of the import in the feed's time zone, `YYYYMMDD`. */
  readonly today: string;
  readonly findings: readonly FeedFinding[];
}
