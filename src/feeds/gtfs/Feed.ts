import type { Findings } from './Findings.ts';

export interface ImportProgress {
  /** The file that is being read, such as `stop_times.txt`. */
  readonly file: string;
  /** How many of its rows have been read. */
  readonly rows: number;
}

/** The files of a feed, from a zip or a folder. The importer opens nothing itself. */
export interface FeedFiles {
  /** The paths of all files inside the zip or folder, with `/` between their parts. */
  names(): readonly string[];
  /** The bytes of one file. A file may be read several times, each time from its start. */
  read(name: string): AsyncIterable<Uint8Array>;
}

export interface Feed {
  readonly files: FeedFiles;
  /** Where each file is, such as `stops.txt` at `google_transit/stops.txt`. */
  readonly paths: ReadonlyMap<string, string>;
  readonly findings: Findings;
  readonly onProgress: (progress: ImportProgress) => void;
}
