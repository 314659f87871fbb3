import { stateNote } from '../../../contract/departures/departureWords.ts';
import type { TripTimes } from '../../../contract/trip-times.ts';
import { dotSeparated } from '../../../lib/words/dotSeparated.ts';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { TripRow } from './tripRows.ts';

/** How a trip runs at its next stop: "Live", "3 min late", "Scheduled", "Canceled". */
export function TripSummary({ rows }: { rows: readonly TripRow[] }) {
  const language = useLanguage();
  const next = rows.find(({ departure }) => departure !== null)?.departure ?? null;
  if (next === null) return null;
  const note = stateNote(next, language);
  if (next.arrival.state === 'canceled') return <Notice tone="caution">{note}</Notice>;
  const { live } = language.words.times;
  const isLive = next.arrival.basis !== 'scheduled';
  const parts = isLive && note !== live ? [live, note] : [note];
  return <p className="card__subtitle">{dotSeparated(parts)}</p>;
}

/** The trip that the bus goes on as, if it is known. */
export function ContinuesAs({ trip: { continuesAs } }: { trip: TripTimes }) {
  const { words, labelOf, nameOf } = useLanguage();
  if (continuesAs === undefined) return null;
  const { routeID, destination } = continuesAs;
  return <p>{words.trips.continuesAs(words.times.to(labelOf(routeID), nameOf(destination)))}</p>;
}
