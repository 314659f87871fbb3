import { frameHtml } from '../lib/frameHtml.ts';
import { urlFromView } from '../view/urlFromView.ts';
import type { View } from '../view/view.ts';

interface SnippetTexts {
  /** The frame's name for a screen reader. */
  readonly title: string;
  /** The text of the link under the frame. */
  readonly link: string;
}

/**
 * The HTML that shows a view on another page (R27, B17). Watched stops and the followed bus are personal, so
 * they are left out.
 *
 * @param page URL of this page; its query is replaced
 */
export function frameSnippet(view: View, page: string, texts: SnippetTexts): string {
  const query = urlFromView({ ...view, watches: [], follow: null });
  const addressOf = (search: string) => new URL(`?${search}`, page).href;
  return frameHtml({
    ...texts,
    src: addressOf(query === '' ? 'view=embed' : `view=embed&${query}`),
    fullUrl: addressOf(query),
  });
}
