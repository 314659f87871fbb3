/** What an attribution asks of a MapLibre map. */
interface AttributedMap {
  getStyle(): { sources: Record<string, unknown> };
  getSource(id: string): unknown;
}

/** One stretch of an attribution; `href` where it led somewhere on the web. */
export interface AttributionText {
  readonly text: string;
  readonly href?: string;
}

/** The attributions of a style's sources as they came, each once. */
export function readAttributions(map: AttributedMap): string[] {
  const found = Object.keys(map.getStyle().sources).flatMap((id) => {
    const source = map.getSource(id);
    const isAttributed = typeof source === 'object' && source !== null && 'attribution' in source;
    return isAttributed && typeof source.attribution === 'string' && source.attribution !== ''
      ? [source.attribution]
      : [];
  });
  return [...new Set(found)];
}

/** The text of an attribution and its links, and nothing else that its markup would do. */
export function attributionTexts(html: string): AttributionText[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const textsOf = (node: Node, href: string | null): AttributionText[] => {
    if (node.nodeName === 'SCRIPT' || node.nodeName === 'STYLE') return [];
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.textContent ?? '';
      return text === '' ? [] : [href === null ? { text } : { text, href }];
    }
    const own = node instanceof HTMLAnchorElement ? node.getAttribute('href') : null;
    const inner = own !== null && /^https?:\/\//i.test(own) ? own : href;
    return [...node.childNodes].flatMap((child) => textsOf(child, inner));
  };
  return textsOf(body, null);
}
