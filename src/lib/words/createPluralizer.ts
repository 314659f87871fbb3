/** One text per plural form of a language; `other` is used for the forms that have none. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/**
 * Creates a function that picks a text by the plural rules of a language.
 *
 * @param lang BCP 47 tag
 * @returns takes a count and the texts, returns the text for that count
 */
export function createPluralizer(lang: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(lang);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
