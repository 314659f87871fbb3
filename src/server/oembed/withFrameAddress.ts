import { escapeHtml } from '../../lib/escapeHtml.ts';
import { isFramedView } from '../http/headers/frame-ancestors.ts';
import { fullMapAddress } from './frameFor.ts';

/** The colors of a frame whose address names them. */
const THEMES = ['light', 'dark'];

/**
 * The page of a frame as a browser without scripts shows it: with the full map's address, as a link and as
 * text, because the host's sandbox may forbid new tabs (B7, B26), and in the theme of its own address (B30).
 *
 * @param html the built page
 * @param url the page's address
 */
export function withFrameAddress(html: string, url: URL): string {
  if (!isFramedView(url.search)) return html;
  const address = escapeHtml(fullMapAddress(url));
  const text = `<p style="overflow-wrap: anywhere; user-select: all">${address}</p>\n</noscript>`;
  const theme = url.searchParams.get('theme') ?? '';
  return html
    .replace('<html', () => (THEMES.includes(theme) ? `<html data-theme="${theme}"` : '<html'))
    .replace('<a href="/"', () => `<a href="${address}"`)
    .replace('</noscript>', () => text);
}
