/** What is read of a display, in the order of the page. A legend and a page number would only take time. */
const PARTS = [
  '.display__message',
  '.display__off',
  'h1',
  '.kiosk__clock',
  'h2',
  '.kiosk-row',
  '.paged-list__empty p',
  '.kiosk__footnote',
  '.kiosk__notices p',
].join();

const textOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim();

const isDetail = (part: Element) => part.matches('.kiosk-row__detail');

/** A row as one sentence: what it is of, its figure, and then the lines below its name. */
function rowSentence(row: Element): string {
  return [...row.querySelectorAll('.kiosk-badge, .visually-hidden, p')]
    .filter((part) => part.closest('[aria-hidden="true"]') === null)
    .toSorted((a, b) => Number(isDetail(a)) - Number(isDetail(b)))
    .map(textOf)
    .join(', ');
}

/** What a display shows now, as sentences to read aloud: its headings, the rows of this page and its notices. */
export const boardSentences = (display: ParentNode): readonly string[] =>
  [...display.querySelectorAll(PARTS)]
    .map((part) => (part.matches('.kiosk-row') ? rowSentence(part) : textOf(part)))
    .filter((sentence) => sentence !== '');
