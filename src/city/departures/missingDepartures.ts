import { isNotOffered } from '../../api/isNotOffered.ts';
import type { ArrivalsFeed } from '../../api/queries/times-queries.ts';
import type { Read } from '../../api/Read.ts';
import { failureReason } from '../../lib/words/failureReason.ts';
import type { PageWords } from '../../lib/words/wordsOf.ts';

/**
 * Why a stop has no departures to show, or not all: failure, emptiness and what is not known yet look different.
 *
 * @param read undefined before the first answer
 * @returns null while nothing is known, and for a service without times
 */
export function missingDepartures(
  { answer, failure }: Read<ArrivalsFeed> = {},
  { times, failures, page }: PageWords,
): { readonly isCertain: boolean; readonly sentence: string } | null {
  if (answer?.isPartial === true) return { isCertain: false, sentence: times.partial };
  if (answer !== undefined) return { isCertain: true, sentence: times.none };
  if (failure === undefined || isNotOffered(failure.error, 'times')) return null;
  const why = failureReason(failure.error, failures);
  return { isCertain: false, sentence: failures.part(page.tabs.departures, why) };
}
