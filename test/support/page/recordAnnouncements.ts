import { onTestFinished } from 'vitest';

/**
 * Returns the sentences announced in the document from now on, oldest first. The live region itself keeps a
 * sentence only for a second after the next one comes.
 */
export function recordAnnouncements(): readonly string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node.parentElement?.matches('[aria-live]') === true) heard.push(node.textContent ?? '');
  });
  observer.observe(document, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return heard;
}
