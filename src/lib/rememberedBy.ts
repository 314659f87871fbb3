/** A city has some thousand names, and each poll asks for hundreds of them again. */
const MOST_NAMES = 10_000;

/** Gives a function that works out a form of a text once, and then remembers it. */
export function rememberedBy(formOf: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const form = known.get(text) ?? formOf(text);
    // A display runs for weeks: what it was told is not kept without a bound.
    if (known.size >= MOST_NAMES) known.clear();
    known.set(text, form);
    return form;
  };
}
