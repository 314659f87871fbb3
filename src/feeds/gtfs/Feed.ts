import type { FeedFiles } from './FeedFiles.ts';
import type { Findings } from './Findings.ts';
import type { ImportProgress } from './ImportProgress.ts';

export interface Feed {
  readonly files: FeedFiles;
  /** Where each file is, such as `stops.txt` at `google_transit/stops.txt`. */
  readonly paths: ReadonlyMap<string, string>;
  readonly findings: Findings;
  readonly onProgress: (progress: ImportProgress) => void;
}
