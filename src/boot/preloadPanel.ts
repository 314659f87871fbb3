import { preloadFiles } from '../lib/preloadFiles.ts';

/** The parameters of a rider's page with a card or with another panel than the first list. */
const OTHER_PANEL = /[?&](panel|near|stop|vehicle|lot|event)=/;

/**
 * Loads the panel that the URL opens together with the first scripts (R31). Otherwise its files would be
 * named only by those scripts.
 */
export function preloadPanel(): void {
  if (!OTHER_PANEL.test(location.search) || location.search.includes('view=')) return;
  // The names are in the part of the page that is not parsed yet.
  document.addEventListener('readystatechange', () => {
    preloadFiles(document, 'panels');
    preloadFiles(document, 'rider');
  });
}
