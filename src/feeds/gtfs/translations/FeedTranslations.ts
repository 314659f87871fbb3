/** The names of a feed in one language, from translations.txt. */
export interface TranslatedNames {
  /** A name in the feed's own language, and in this one. */
  readonly texts: ReadonlyMap<string, string>;
  /** The name of a stop by its number in stops.txt, where stops of one name have several in this language. */
  readonly stops: ReadonlyMap<number, string>;
}

/** The names by language, a BCP 47 tag; empty for a feed without translations. */
export type FeedTranslations = ReadonlyMap<string, TranslatedNames>;

/** Puts a name together from its parts, each in the language that `nameOf` gives. */
export type ComposedName = (nameOf: (part: string) => string) => string;
