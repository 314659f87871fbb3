/** One text per plural form of a language; `other` is used for the forms that have none. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** Creates a function that picks the text for a count by the plural rules of a language, a BCP 47 tag (R23). */
export function createPluralizer(lang: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(lang);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
