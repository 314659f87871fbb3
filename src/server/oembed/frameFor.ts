import type { Settings } from '../../contract/settings/settings.ts';
import { SELECTION_KINDS } from '../../contract/subjects.ts';
import { escapeHtml } from '../../lib/escapeHtml.ts';
import { frameHtml } from '../../lib/frames/frameHtml.ts';
import { frameTitle } from '../../lib/frames/frameTitle.ts';
import { splitListText } from '../../lib/names/list-text.ts';
import { fullRouteName } from '../../lib/names/route-name.ts';
import { routeLister } from '../../lib/names/routeLister.ts';
import { cityWordsOf } from '../../lib/words/city-words.ts';
import { chooseLanguage } from '../../lib/words/languages.ts';
import { loadWords } from '../../lib/words/loadWords.ts';
import { isFramedView } from '../http/headers/frame-ancestors.ts';

/** The colors of a frame whose address names them. */
const THEMES = ['light', 'dark'];

/**
 * The page of a frame as a browser without scripts shows it: with the full map's address, as a link and as
 * text, because the host's sandbox may forbid new tabs, and in the theme of its own address.
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

/**
 * The parameters of a frame. An address that somebody pastes may have others: a display's secret, what is personal
 * (`watch`, `follow`), or what only the page around a frame may set (`api`, `origin`).
 */
const OF_FRAMES: ReadonlySet<string> = new Set([
  'v',
  'mode',
  'panels',
  'controls',
  'lots',
  'bbox',
  'title',
  'gestures',
  'poll',
  'layers',
  'route',
  'destination',
  'via',
  'platform',
  'reach',
  'names',
  ...SELECTION_KINDS,
  'near',
  'radius',
  'panel',
  'sort',
  'operator',
  'at',
  'to',
  'from',
  'leave',
  'arrive',
  'timetable',
  'needs',
  'hide',
  'center',
  'zoom',
  'bearing',
  'theme',
  'lang',
  'units',
]);

/** A frame of a view, for the page of another site. */
interface Frame {
  readonly title: string;
  readonly html: string;
}

async function titleOf(parameters: URLSearchParams, settings: Settings): Promise<string> {
  const lang = chooseLanguage(parameters.getAll('lang'), settings.languages);
  const words = await loadWords(lang, cityWordsOf(settings));
  const panel = parameters.get('mode') === 'list' ? parameters.get('panels') : null;
  // A frame with the ways to a place, or with one list, is called by these.
  const only = parameters.has('to')
    ? words.journeys.directions
    : Object.entries(words.page.tabs).find(([name]) => name === panel)?.[1];
  const { name } = settings.city;
  const city = only === undefined ? words.page.title(name) : words.page.titleOf(name, only);
  const routeIDs = new Set(splitListText(parameters.get('route') ?? '').map(routeLister(settings)));
  // Only names from the settings: a title never repeats a text of the URL.
  const names = settings.routes
    .filter(({ routeID }) => routeIDs.has(routeID))
    .map((route) => fullRouteName(route, words.routes));
  return frameTitle(city, names, (all) => new Intl.ListFormat(lang).format(all));
}

/** Whether a URL is a page that has a frame: the rider's, the builder's or the frame itself. */
const hasFrame = ({ pathname, searchParams }: URL): boolean =>
  pathname === '/' && searchParams.get('view') !== 'kiosk';

function addressOf(url: URL, ...parts: readonly string[]): string {
  const search = parts.filter((part) => part !== '').join('&');
  return `${url.origin}/${search === '' ? '' : `?${search}`}`;
}

/** The parameters of an address that a frame has, and these others. */
const sharedQuery = ({ searchParams }: URL, ...others: readonly string[]): URLSearchParams =>
  new URLSearchParams(
    [...searchParams].filter(([name]) => OF_FRAMES.has(name) || others.includes(name)),
  );

const textOf = (parameters: URLSearchParams) => parameters.toString().replaceAll('%2C', ',');

/** The address of the full map for a frame's address. */
const fullMapAddress = (url: URL): string => addressOf(url, textOf(sharedQuery(url)));

/**
 * The frame for a URL of this deployment, a rider's, a frame's or the builder's.
 *
 * @param width pixels, as is `height`
 * @returns null if the URL is not one that a frame can show
 */
export async function frameFor(
  url: URL,
  size: { readonly width: number; readonly height: number },
  settings: Settings,
): Promise<Frame | null> {
  if (!hasFrame(url)) return null;
  const shared = sharedQuery(url);
  const title = await titleOf(shared, settings);
  const html = frameHtml({
    src: addressOf(url, 'view=embed', textOf(shared)),
    fullUrl: fullMapAddress(url),
    title,
    link: title,
    size,
  });
  return { title, html };
}

/**
 * The page with a link to its oEmbed answer, for content management systems that look for it.
 *
 * @param html the built page
 * @param url the page's address
 */
export function withOEmbedLink(html: string, url: URL): string {
  if (!hasFrame(url)) return html;
  const address = addressOf(url, textOf(sharedQuery(url, 'view', 'size')));
  const target = `${url.origin}/oembed?url=${encodeURIComponent(address)}&format=json`;
  const link = `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(target)}" />`;
  return html.replace('</head>', () => `${link}\n</head>`);
}
