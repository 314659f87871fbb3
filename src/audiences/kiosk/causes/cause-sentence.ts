import type { WholeLanguage } from '../../../ui/text/Language.tsx';
import type { BoardCause } from './board-causes.ts';

/** A cause as one sentence for the public, with the age of the data. */
export function causeSentence(
  { part, kind, routeIDs, age }: BoardCause,
  { words, formats }: Pick<WholeLanguage, 'words' | 'formats'>,
): string {
  const { kiosk } = words;
  const since = age === null ? null : formats.duration(age);
  const [count, routes] = [routeIDs.length, formats.list(routeIDs)];
  if (part === 'all') return kiosk.allLost(since);
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
