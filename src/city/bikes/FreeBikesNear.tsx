import { countWords } from '../../features/bikes/bike-words.ts';
import { AROUND, type FreeAround } from '../../features/bikes/listBikes.ts';
import { countedWords } from '../../lib/words/countedWords.ts';
import { dotSeparated } from '../../lib/words/dotSeparated.ts';
import { useLanguage } from '../../ui/text/Language.tsx';

/** How many bikes and scooters stand around a place without a station, and how old that is if it is late; nothing of none. */
export function FreeBikesNear({ around }: { around: FreeAround | null }) {
  const language = useLanguage();
  const { words, formats } = language;
  if (around === null) return null;
  const counts = dotSeparated([
    ...countWords(around, language),
    formats.distance(AROUND),
    ...countedWords(around.lateAge, language),
  ]);
  return <p className="secondary">{words.lists.labeled(words.bikes.free, counts)}</p>;
}
