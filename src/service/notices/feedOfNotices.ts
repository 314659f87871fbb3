import type { Alert, AlertTexts } from '../../contract/alerts/Alert.ts';
import { escapeHtml } from '../../lib/escapeHtml.ts';

/** What notices are of, for a feed or a calendar of them. */
export interface NoticesPage {
  /** In the agency's own words. */
  readonly title: string;
  /** The page that shows them, from the root of the server that is asked. */
  readonly path: string;
  /** An IANA zone, by which calendars count days. */
  readonly timeZone: string;
}

/** In the language for readers of all others. */
export const ownText = (texts: AlertTexts): string => Object.values(texts)[0] ?? '';

/** Characters that XML 1.0 may not have, also not escaped. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const xml = (text: string): string => escapeHtml(text.replaceAll(NOT_IN_XML, ''));

/** Some readers take a title for HTML and others for text, so it has nothing that could be a tag. */
const titleText = (text: string): string => xml(text.replaceAll('<', '‹').replaceAll('>', '›'));

/** Readers take a description for HTML. Of the agency's text, it is text. */
const descriptionText = (text: string): string =>
  xml(escapeHtml(text).replaceAll(/\r\n|\r|\n/g, '<br>'));

function itemOf(alert: Alert): readonly string[] {
  const { alertID, header, description, webUrl, periods } = alert;
  const from = periods[0]?.from;
  return [
    '<item>',
    `<title>${titleText(ownText(header))}</title>`,
    `<description>${descriptionText(ownText(description) || ownText(header))}</description>`,
    ...(webUrl === undefined ? [] : [`<link>${xml(webUrl)}</link>`]),
    `<guid isPermaLink="false">${xml(alertID)}</guid>`,
    // The agency doesn't say when it wrote this, but since when it holds.
    ...(from === undefined ? [] : [`<pubDate>${new Date(from).toUTCString()}</pubDate>`]),
    '</item>',
  ];
}

/**
 * Notices as RSS 2.0. It has no time of its own, so it changes only when they do. Written by hand: the libraries for this
 * are many times as long, and what has to be right is the escaping.
 */
export const feedOfNotices = (alerts: readonly Alert[], { title, path }: NoticesPage): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0">',
    '<channel>',
    `<title>${titleText(title)}</title>`,
    // Readers complete it by the address of the feed. A proxy may keep this for hosts of several names.
    `<link>${xml(path)}</link>`,
    `<description>${titleText(title)}</description>`,
    '<ttl>15</ttl>',
    ...alerts.flatMap(itemOf),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
