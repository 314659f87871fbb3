/** The parameters of a rider's page with a card, or with the stops around a point. */
const CARD = /(^|[?&])(near|stop|vehicle|lot|event)=/;
/** The lists other than the first one, by the page's parameter `panel`. */
const OTHER_LISTS = ['buses', 'parking', 'events'] as const;

/**
 * What a rider's page shows first, for those who load it before the view is parsed: the list of stops, another
 * list, or a card. Null for displays, frames and the builder.
 *
 * @param query the page's query string, with or without its question mark
 */
export function firstPartOf(query: string): 'stops' | (typeof OTHER_LISTS)[number] | 'card' | null {
  if (/(^|[?&])view=/.test(query)) return null;
  if (CARD.test(query)) return 'card';
  return OTHER_LISTS.find((list) => query.includes(`panel=${list}`)) ?? 'stops';
}
