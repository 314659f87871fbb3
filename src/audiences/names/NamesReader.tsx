import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';

import { namesQuery } from '../../api/names/namesQuery.ts';
import { languageOfNames } from '../../contract/settings/languageOfNames.ts';
import type { NamesSettings } from '../../contract/settings/NamesSettings.ts';
import type { Settings } from '../../contract/settings/settings.ts';
import { memoizeByTwoObjects } from '../../lib/memoizeByObject.ts';
import { type NameOf, nameIn } from '../../lib/names/nameIn.ts';

/** The names of a page in its language. */
export interface PageNames {
  /** BCP 47 tag of the page. */
  readonly lang: string;
  readonly nameOf: NameOf;
  /** The settings with the names of the city, the routes and the agencies. */
  readonly settings: Settings;
}

const inLanguage = memoizeByTwoObjects((settings: Settings, nameOf: NameOf): Settings => {
  const { city, routes } = settings;
  return {
    ...settings,
    city: { ...city, name: nameOf(city.name) },
    routes: routes.map((route) => ({
      ...route,
      name: nameOf(route.name),
      ...(route.label === undefined ? {} : { label: nameOf(route.label) }),
      ...(route.agency === undefined ? {} : { agency: nameOf(route.agency) }),
    })),
  };
});

const NO_NAMES: NamesSettings = { documents: '', languages: [] };

interface NamesReaderProps {
  settings: Settings;
  lang: string;
  onNames: (names: PageNames) => void;
}

/**
 * Reads the names of the city in the page's language. Until they are read, and where they can't be, names are the
 * feed's own. Only pages of cities with translations load this.
 */
export function NamesReader({ settings, lang, onNames }: NamesReaderProps) {
  const { names = NO_NAMES } = settings;
  const language = languageOfNames(names, lang);
  const document = useQuery(namesQuery(names.documents, language)).data?.answer;
  // A layout effect, so that a display that changes its language never shows the own names in between.
  useLayoutEffect(() => {
    if (language === '' || !document) return;
    const nameOf = nameIn(document);
    onNames({ lang, nameOf, settings: inLanguage(settings, nameOf) });
  }, [language, document, lang, settings, onNames]);
  return null;
}
