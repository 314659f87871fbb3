import type { BikesFeed } from '../../contract/bikes/bikesFrom.ts';
import { countWords } from '../../features/bikes/bike-words.ts';
import { freeAround } from '../../features/bikes/listBikes.ts';
import type { Place } from '../../lib/geo/distance.ts';
import { dotSeparated } from '../../lib/words/dotSeparated.ts';
import { useLanguage } from '../../ui/text/Language.tsx';

/** Meters around a place in which bikes without a station are counted: about five minutes on foot. */
export const AROUND = 300;

/** How many bikes and scooters stand around a place without a station; nothing if there are none. */
export function FreeBikesNear({ feed, place }: { feed: BikesFeed; place: Place }) {
  const language = useLanguage();
  const { words, formats } = language;
  const free = freeAround(feed, place, AROUND);
  if (free === null) return null;
  const counts = dotSeparated([...countWords(free, language), formats.distance(AROUND)]);
  return <p className="secondary">{words.lists.labeled(words.bikes.free, counts)}</p>;
}
