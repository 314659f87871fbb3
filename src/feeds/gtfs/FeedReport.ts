export type Severity = 'refusal' | 'left-out' | 'note';

/** What the importer may find in a feed, and what it does then. `file` and `field` of a finding say where. */
export const FINDING_SEVERITIES = {
  // The feed is refused.
  'missing-file': 'refusal',
  'missing-column': 'refusal',
  'unclosed-quote': 'refusal',
  'missing-time-zone': 'refusal',
  'unknown-time-zone': 'refusal',
  'no-usable-trip': 'refusal',
  'no-service-days': 'refusal',
  'on-demand-only': 'refusal',
  // Rows are left out.
  'missing-value': 'left-out',
  'bad-value': 'left-out',
  'duplicate-id': 'left-out',
  'unknown-reference': 'left-out',
  'reference-left-out': 'left-out',
  'other-time-zone': 'left-out',
  'duplicate-sequence': 'left-out',
  'too-many-rows': 'left-out',
  'too-many-runs': 'left-out',
  'too-few-stops': 'left-out',
  'too-few-points': 'left-out',
  'no-start-time': 'left-out',
  // Nothing is left out, but the editor of the feed may want to know.
  'not-utf-8': 'note',
  'utf-16': 'note',
  'lost-letter': 'note',
  'other-delimiter': 'note',
  'loose-quote': 'note',
  'decimal-comma': 'note',
  'time-spelling': 'note',
  'date-spelling': 'note',
  'header-name': 'note',
  'file-name': 'note',
  'other-folder': 'note',
  'unused-files': 'note',
  'extra-cells': 'note',
  'stops-without-trips': 'note',
  'ignored-value': 'note',
  'place-of-station': 'note',
  'swapped-places': 'note',
  'stops-at-station': 'note',
  'on-demand': 'note',
  'by-reservation': 'note',
  'agency-time-zone': 'note',
  'scattered-rows': 'note',
  'unused-stop-codes': 'note',
  'shared-short-name': 'note',
  'city-name': 'note',
  'headsign-of-each-stop': 'note',
  'number-in-headsign': 'note',
  'destination-spellings': 'note',
  'route-without-trips': 'note',
  'same-trip': 'note',
  'overlapping-periods': 'note',
  'no-time-at-end': 'note',
  'timeless-rides': 'note',
  'time-removed': 'note',
  'bad-time': 'note',
  'unused-translation': 'note',
  'no-shapes': 'note',
  'ignored-file': 'note',
  expired: 'note',
  'no-service-soon': 'note',
  // Only the feed report looks for these.
  'no-color': 'note',
  'no-route-name': 'note',
  'no-headsign': 'note',
  'backward-time': 'note',
  'fast-travel': 'note',
} as const satisfies Record<string, Severity>;

export type FindingKind = keyof typeof FINDING_SEVERITIES;

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

/** Plain data about a feed that was imported. */
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
