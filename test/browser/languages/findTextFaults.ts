import type { Page } from '@playwright/test';

/** A text on the page, and whether a part of it can't be seen. */
export interface ShownText {
  readonly text: string;
  readonly where: string;
  readonly isCut: boolean;
  /** Whether an ellipsis says so, as for long names. */
  readonly hasEllipsis: boolean;
}

/** Reads all texts that are shown, also the names of controls for screen readers. */
export const readTexts = (page: Page): Promise<ShownText[]> =>
  page.evaluate(() => {
    // What a display tells its operator of its parameters, and code to copy, are in no language.
    // So is a heading that has one line in a tiny frame, and is whole in a larger one, and a button that has its icon alone
    // where its text has no room. What waits below a low sheet is whole in a higher one.
    const HIDDEN =
      '.skip-link, .visually-hidden, [aria-live], script, style, template, noscript, [lang=en] [lang=en], dd, textarea, code, main[lang], .frame-list__header h1, .sheet[data-height=low] .sheet__body';
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}${element.className === '' ? '' : `.${String(element.getAttribute('class')).split(' ').join('.')}`}`;
    /** Whether an element, or one around it, hides a part of the element's own text. */
    function isCut(element: Element, text: Node): boolean {
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      // The box has room for letters that reach below the line, and no digit does.
      const isNumber = /^[\d\s]+$/.test(text.textContent ?? '');
      const below = isNumber ? parseFloat(getComputedStyle(element).fontSize) / 4 : 3;
      for (let one: Element | null = element; one !== null; one = one.parentElement) {
        const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(one);
        // Two lines on purpose, of a text that opens.
        if (webkitLineClamp !== 'none') return false;
        const around = one.getBoundingClientRect();
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        if (hides(overflowX) && (box.right > around.right + 1 || box.left < around.left - 1))
          return true;
        if (hides(overflowY) && box.bottom > around.bottom + below) return true;
        // What scrolls can be read by scrolling.
        if (!hides(overflowX) && overflowX !== 'visible') return false;
        if (position === 'fixed') return false;
      }
      return box.right > innerWidth + 1 || box.left < -1;
    }
    /** Whether the block that an element is a part of ends its lines so. */
    function hasEllipsis(element: Element): boolean {
      const { display, textOverflow } = getComputedStyle(element);
      return display === 'inline' && element.parentElement !== null
        ? hasEllipsis(element.parentElement)
        : textOverflow === 'ellipsis';
    }
    const found: { text: string; where: string; isCut: boolean; hasEllipsis: boolean }[] = [];
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest(HIDDEN) !== null) continue;
      // A display's rows are on the page a second time, unseen, to be measured.
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      // Only for screen readers.
      if (getComputedStyle(element).clipPath === 'inset(50%)') continue;
      for (const attribute of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = element.getAttribute(attribute);
        if (text !== null)
          found.push({
            text,
            where: `${nameOf(element)}[${attribute}]`,
            isCut: false,
            hasEllipsis: false,
          });
      }
      for (const node of element.childNodes) {
        const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
        if (text.trim() !== '')
          found.push({
            text,
            where: nameOf(element),
            isCut: isCut(element, node),
            hasEllipsis: hasEllipsis(element),
          });
      }
    }
    return found;
  });
