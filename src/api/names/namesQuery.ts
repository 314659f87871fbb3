import { queryOptions } from '@tanstack/react-query';

import { DOCUMENTS } from '../../contract/documents/documents.ts';
import type { NamesDocument } from '../../contract/documents/names-document.ts';
import { pollEvery, readQueryFn } from '../queries/read-query.ts';
import { readDocument } from '../readDocument.ts';

/** An hour, in milliseconds: the names change with the city's feed. */
const NAMES_INTERVAL = 60 * 60_000;

/**
 * The names of the city in a language. The answer is null if the source has none.
 *
 * @param template the setting `names.documents`
 * @param language one of `names.languages`; no names are read for an empty one
 */
export function namesQuery(template: string, language: string) {
  return queryOptions({
    queryKey: ['names', language],
    queryFn: readQueryFn<NamesDocument | null>((signal) =>
      readDocument(DOCUMENTS.names, template.replace('{language}', language), signal),
    ),
    enabled: language !== '',
    staleTime: NAMES_INTERVAL,
    gcTime: Infinity,
    refetchInterval: pollEvery<NamesDocument | null>(NAMES_INTERVAL, 30_000),
  });
}
