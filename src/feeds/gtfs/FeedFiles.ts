/** The files of a feed, from a zip or a folder. The importer opens nothing itself. */
export interface FeedFiles {
  /** The paths of all files inside the zip or folder, with `/` between their parts. */
  names(): readonly string[];
  /** The bytes of one file. A file may be read several times, each time from its start. */
  read(name: string): AsyncIterable<Uint8Array>;
}
