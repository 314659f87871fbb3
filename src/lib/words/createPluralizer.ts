/** The words for a count: those of each form that a language has, and of the rest. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/**
 * How a language counts, by its own rules (R23).
 *
 * @param lang BCP 47 language
 * @returns picks the words for a count; where the form of the count has none, those of the rest
 */
export function createPluralizer(lang: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(lang);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
