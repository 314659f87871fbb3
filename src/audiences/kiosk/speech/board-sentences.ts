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
  '.takeover__message',
].join();

const textOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim();

const isDetail = (part: Element) => part.matches('.kiosk-row__detail');

/** A row as one sentence: what it is of, its figure, and then the lines below its name. */
function rowSentence(row: Element): string {
  return [...row.querySelectorAll('.kiosk-badge, .visually-hidden:not(p *), p')]
    .filter((part) => part.closest('[aria-hidden="true"]') === null)
    .toSorted((a, b) => Number(isDetail(a)) - Number(isDetail(b)))
    .map(textOf)
    .filter((text) => text !== '')
    .join(', ');
}

/** What covers the display, or all of it. */
const shownIn = (display: ParentNode): ParentNode => display.querySelector('.takeover') ?? display;

/** What a display shows now, as sentences to read aloud: its headings, the rows of this page and its notices. */
export const boardSentences = (display: ParentNode): readonly string[] =>
  [...shownIn(display).querySelectorAll(PARTS)]
    .filter((part) => part.closest('.paged-list__box') === null)
    .map((part) => (part.matches('.kiosk-row') ? rowSentence(part) : textOf(part)))
    .filter((sentence) => sentence !== '');

/** What is read of a display without being asked for: whose board it is, how many departures come soon, and then all. */
export function boardReading(display: ParentNode): readonly string[] {
  const title = display.querySelector('h1');
  const name = title === null ? '' : textOf(title);
  const summary = [...shownIn(display).querySelectorAll('[data-summary]')].flatMap((soon) => {
    // The heading of a section. The one of all departures says no more than its summary.
    const heading = soon.closest('.paged-list')?.querySelector('h2:not(.visually-hidden)');
    return [...(heading ? [textOf(heading)] : []), textOf(soon)];
  });
  const others = boardSentences(display).filter((sentence) => sentence !== name);
  return [...(name === '' ? [] : [name]), ...summary, ...others];
}
