/** Where names in other languages are. */
export interface NamesSettings {
  /** Where those of a language are, such as `/names/{language}.json`. */
  readonly documents: string;
  /** BCP 47 tags of the documents. */
  readonly languages: readonly string[];
  /** The language of the names in all other answers. */
  readonly own?: string;
}
