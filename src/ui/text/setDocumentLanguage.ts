import type { PageWords } from '../../lib/words/wordsOf.ts';

/** Tells the document its language and in which direction it is read. */
export function setDocumentLanguage(lang: string, { page }: PageWords): void {
  Object.assign(document.documentElement, { lang, dir: page.direction });
}
