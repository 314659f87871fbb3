import type { Language } from '../../../ui/text/Language.tsx';
import type { BoardCause } from './board-causes.ts';

/** A cause as one sentence for the public, with the age of the data. */
export function causeSentence(
  { part, kind, routeIDs, age }: BoardCause,
  { words, formats }: Pick<Language, 'words' | 'formats'>,
): string {
  const { kiosk } = words;
  const since = age === null ? null : formats.duration(age);
  const routes = routeIDs.length === 0 ? '' : formats.list(routeIDs);
  if (part === 'all') return kiosk.allLost(since);
  if (part === 'lots') return kind === 'lost' ? kiosk.lotsLost(since) : kiosk.lotsOld(since ?? '');
  if (kind === 'lost') return kiosk.busesLost(routes, since);
  return kind === 'frozen'
    ? kiosk.busesFrozen(routes, since ?? '')
    : kiosk.busesOld(routes, since ?? '');
}
