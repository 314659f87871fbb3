import '../ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

import { createApi } from '../api/createApi.ts';
import { fetchFromCity } from '../api/pocket/whoAnswers.ts';
import { ApiContext } from '../city/reads/ApiContext.ts';
import { SettingsContext } from '../city/reads/SettingsContext.ts';
import type { Settings } from '../contract/settings/settings.ts';
import { unitsOf } from '../lib/geo/lengths.ts';
import type { Units } from '../lib/geo/lengths.ts';
import type { NameOf } from '../lib/names/nameIn.ts';
import { cityWordsOf } from '../lib/words/city-words.ts';
import type { PageWords } from '../lib/words/wordsOf.ts';
import { UserActionProvider } from '../ui/browser/UserAction.tsx';
import { Optional } from '../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../ui/loading/lazyComponent.ts';
import { Announcer } from '../ui/text/Announcer.tsx';
import { LanguageProvider } from '../ui/text/Language.tsx';
import { setDocumentLanguage } from '../ui/text/setDocumentLanguage.ts';
import type { PageNames } from './names/NamesReader.tsx';

const NamesReader = lazyComponent(
  async () => (await import('./names/NamesReader.tsx')).NamesReader,
);

/** The props of every audience's page. */
export interface AudienceProps {
  settings: Settings;
  /** BCP 47 tag of `words`. */
  lang: string;
  words: PageWords;
}

interface AudienceRootProps extends AudienceProps {
  /** Sets when the audience polls and how long it caches. */
  queryClient: QueryClient;
  /** The view's units; null for the city's. */
  units: Units | null;
  /** Calls stops and destinations otherwise. Memoize it. */
  given?: ((nameOf: NameOf) => NameOf) | undefined;
  children: ReactNode;
}

/** The providers that every audience needs: the API, the query cache, the language and the live region. */
export function AudienceRoot({
  settings,
  queryClient,
  units,
  given,
  children,
  ...language
}: AudienceRootProps) {
  const { lang, words } = language;
  useEffect(() => setDocumentLanguage(lang, words), [lang, words]);
  const [latest, setNames] = useState<PageNames>();
  const names = latest?.lang === lang ? latest : undefined;
  const shown = names?.settings ?? settings;
  const read = names?.nameOf;
  const nameOf = useMemo(() => given?.(read ?? String) ?? read, [given, read]);
  const { timeZone, country } = settings.city;
  const city = useMemo(() => cityWordsOf(settings), [settings]);
  const api = useMemo(
    () =>
      createApi({
        ...settings.service,
        routeDocuments: settings.routeDocuments,
        timeZone,
        fetch: fetchFromCity,
      }),
    [settings, timeZone],
  );
  return (
    <SettingsContext value={shown}>
      <QueryClientProvider client={queryClient}>
        <ApiContext value={api}>
          <LanguageProvider
            {...language}
            units={units ?? settings.units ?? unitsOf(country)}
            timeZone={timeZone}
            country={country}
            city={city}
            routes={shown.routes}
            nameOf={nameOf}
          >
            {settings.names && (
              // Until it has loaded, names are the feed's own.
              <Optional>
                <NamesReader settings={settings} lang={lang} onNames={setNames} />
              </Optional>
            )}
            <Announcer>
              <UserActionProvider>{children}</UserActionProvider>
            </Announcer>
          </LanguageProvider>
        </ApiContext>
      </QueryClientProvider>
    </SettingsContext>
  );
}
