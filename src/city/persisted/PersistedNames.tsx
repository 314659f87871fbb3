import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { namesQuery } from '../../api/names/namesQuery.ts';
import type { AnswerStore } from '../../api/persisted/createAnswerStore.ts';
import { NamesDocument } from '../../contract/documents/names-document.ts';
import { languageOfNames } from '../../contract/settings/languageOfNames.ts';
import type { NamesSettings } from '../../contract/settings/NamesSettings.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useSettings } from '../reads/SettingsContext.ts';
import { type SavePolicy, usePersistedRead } from './usePersistedRead.ts';

interface PersistedNamesProps {
  names: NamesSettings;
  store: AnswerStore;
  policy: SavePolicy;
}

/** Saves the names of the city in the page's language. Only pages of cities with translations load this. */
export function PersistedNames({ names, ...saving }: PersistedNamesProps) {
  const { baseUrl } = useSettings().service;
  const language = languageOfNames(names, useLanguage('page').lang);
  // `NamesReader` polls it.
  const query = { ...namesQuery(names.documents, language), refetchInterval: false } as const;
  usePersistedRead({
    ...saving,
    name: `${baseUrl} names ${language}`,
    read: useQuery(query).data,
    queryKey: query.queryKey,
    toWire: (document) => document,
    fromWire: (wire) => z.safeParse(NamesDocument, wire).data,
  });
  return null;
}
