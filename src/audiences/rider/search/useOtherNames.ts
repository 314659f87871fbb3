import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';

import { namesQuery } from '../../../api/names/namesQuery.ts';
import type { Read } from '../../../api/Read.ts';
import type { NamesDocument } from '../../../contract/documents/names-document.ts';
import type { NamesSettings } from '../../../contract/settings/NamesSettings.ts';
import { nameIn } from '../../../lib/names/nameIn.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';

/** A feed has two or three. */
const MOST_LANGUAGES = 8;
const NO_LANGUAGES: readonly string[] = [];

const documentsOf = (results: readonly { data: Read<NamesDocument | null> | undefined }[]) =>
  results.flatMap(({ data }) => data?.answer ?? []);

/**
 * The names of stops and routes in other languages than the page's, so that the search finds them by any name,
 * also by a reading in kana. They are read once somebody searches.
 *
 * @returns a function from a name of the feed, or one in the page's language, to all other names as one text
 */
export function useOtherNames({
  documents = '',
  languages = NO_LANGUAGES,
}: Partial<NamesSettings> = {}): (name: string, stopID?: string) => string {
  const { nameOf } = useLanguage();
  const found = useQueries({
    queries: languages
      .slice(0, MOST_LANGUAGES)
      .map((language) => ({ ...namesQuery(documents, language), refetchInterval: false })),
    combine: documentsOf,
  });
  return useMemo(() => {
    const owns = new Map(
      found.flatMap(({ names }) =>
        Object.keys(names).map((own): [string, string] => [nameOf(own), own]),
      ),
    );
    return (name, stopID) => {
      const own = owns.get(name) ?? name;
      const all = new Set([own, ...found.map((document) => nameIn(document)(own, stopID))]);
      all.delete(nameOf(own, stopID));
      return [...all].join(' ');
    };
  }, [found, nameOf]);
}
