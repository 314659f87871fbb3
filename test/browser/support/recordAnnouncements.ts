import type { Page } from '@playwright/test';

const MARK = 'announced: ';

/**
 * Records each sentence of the page's live region from the next load on. A sentence leaves the region
 * soon after another one comes, so a test on a busy machine may look too late for it.
 *
 * @returns the sentences, in order; it grows while the page is open
 */
export async function recordAnnouncements(page: Page): Promise<readonly string[]> {
  const announced: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(MARK)) announced.push(message.text().slice(MARK.length));
  });
  await page.addInitScript((mark) => {
    const seen = new WeakSet<Element>();
    const record = () => {
      for (const sentence of document.querySelectorAll('output > span')) {
        if (seen.has(sentence)) continue;
        seen.add(sentence);
        console.debug(mark + (sentence.textContent ?? ''));
      }
    };
    new MutationObserver(record).observe(document, { childList: true, subtree: true });
  }, MARK);
  return announced;
}
