/** How far an import is. */
export interface ImportProgress {
  /** The file that is being read, such as `stop_times.txt`. */
  readonly file: string;
  /** Rows of it that were read so far. */
  readonly rows: number;
}
