import { urlFromView } from '../view/urlFromView.ts';
import type { View } from '../view/view.ts';

interface SnippetTexts {
  /** What the frame is called by a screen reader. */
  readonly title: string;
  /** The text of the link under the frame. */
  readonly link: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (one) => ESCAPES[one] ?? one);

/** A frame needs scripts, its link a tab of its own, and an event's card its calendar file (B7). */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads';

/**
 * The HTML that shows a view in a page of somebody else (R27, B17): it loads when it is scrolled to,
 * may do no more than it needs, and under it stands a link for whoever sees no frames. What is told to
 * a rider alone, the watched stops and the bus that is followed, is left out.
 *
 * @param page address of this page; its query is replaced
 */
export function frameSnippet(view: View, page: string, { title, link }: SnippetTexts): string {
  const query = urlFromView({ ...view, watches: [], follow: null });
  const addressOf = (search: string) => escapeHtml(new URL(`?${search}`, page).href);
  const attributes = [
    `src="${addressOf(query === '' ? 'view=embed' : `view=embed&${query}`)}"`,
    `title="${escapeHtml(title)}"`,
    'width="100%"',
    'height="480"',
    'loading="lazy"',
    `sandbox="${SANDBOX}"`,
    'allow="fullscreen"',
    'referrerpolicy="strict-origin-when-cross-origin"',
  ];
  return `<iframe\n  ${attributes.join('\n  ')}\n></iframe>\n<p><a href="${addressOf(query)}">${escapeHtml(link)}</a></p>`;
}
