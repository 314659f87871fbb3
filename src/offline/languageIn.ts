/** The language whose words a script has, by its URL; English if it has no words. */
export const languageIn = (url: string) =>
  /[/-]words-([a-z]{2,3}(?:-[A-Z][A-Za-z]{1,3})?)-(?:rest-|builder-)?[0-9a-z]{8}\.js$/.exec(
    url,
  )?.[1] ?? 'en';
