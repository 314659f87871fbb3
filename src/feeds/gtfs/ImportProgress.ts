export interface ImportProgress {
  /** The file that is being read, such as `stop_times.txt`. */
  readonly file: string;
  /** How many of its rows have been read. */
  readonly rows: number;
}
