/** What the build removes from React's code because the page does not use a feature. */
export interface Feature {
  /** Matches source code that uses the feature. A test checks that the page has none. Null if its code cannot tell. */
  readonly uses: RegExp | null;
  /** Functions that only run for the feature. They do nothing. */
  readonly functions?: readonly string[];
  /** Functions with one result without the feature. They return this instead. */
  readonly results?: Readonly<Record<string, string>>;
  /** Variables that never change without the feature, and their value. */
  readonly constants?: Readonly<Record<string, string>>;
  /** Properties that always have this value without the feature, in whatever object. */
  readonly properties?: Readonly<Record<string, string>>;
  /** Methods, as keys of an object, that nothing calls without the feature. */
  readonly methods?: readonly string[];
  /** Expressions that always have one value without the feature, by function. */
  readonly expressions?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The first words of statements that do nothing without the feature, by function. */
  readonly statements?: Readonly<Record<string, readonly string[]>>;
  /** The kinds of fibers (React's nodes) that there are none of: their `tag`. */
  readonly tags?: readonly number[];
  /** Cases of a `switch` that are never reached, by the text of what it compares. */
  readonly cases?: Readonly<Record<string, readonly string[]>>;
  /** Words in lists of names, such as 'abort canPlay', and the pairs of names that start with them. */
  readonly words?: readonly string[];
}

/** The name of the statements and expressions that are in no function. */
export const TOP = 'top';
