import type { Language } from '../../../ui/text/Language.tsx';
import type { BoardCause } from './board-causes.ts';

/** How many routes a sentence names. A longer list would take the place of the buses. */
const MOST_NAMED = 6;

type SentenceLanguage = Pick<Language, 'words' | 'formats' | 'labelOf'>;

/** "01, 02, and 03", or the first ones "and 12 more". */
function routeList(
  routeIDs: readonly string[],
  { words, formats, labelOf }: SentenceLanguage,
): string {
  if (routeIDs.length <= MOST_NAMED) return formats.list(routeIDs.map(labelOf));
  const named = routeIDs.slice(0, MOST_NAMED - 1).map(labelOf);
  const others = formats.number(routeIDs.length - named.length);
  return words.lists.namedAndMore(named.join(words.lists.comma), others);
}

/** A cause as one sentence for the public, with the age of the data. */
export function causeSentence(
  { part, kind, routeIDs, age }: BoardCause,
  language: SentenceLanguage,
): string {
  const { words, formats } = language;
  const { kiosk } = words;
  const since = age === null ? null : formats.duration(age);
  const [count, routes] = [routeIDs.length, routeList(routeIDs, language)];
  if (part === 'all') return words.display.allLost(since);
  if (part === 'lots') {
    if (kind === 'lost') return kiosk.lotsLost(since);
    return kind === 'frozen' ? kiosk.lotsFrozen(since ?? '') : kiosk.lotsOld(since ?? '');
  }
  if (part === 'events') return kind === 'lost' ? kiosk.eventsLost : kiosk.eventsOld(since ?? '');
  if (kind === 'lost') return kiosk.busesLost(count, routes, since);
  return kind === 'frozen'
    ? kiosk.busesFrozen(count, routes, since ?? '')
    : kiosk.busesOld(count, routes, since ?? '');
}
