import '../ui/base.css';

import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

import { ApiContext } from '../city/reads/ApiContext.ts';
import { SettingsContext } from '../city/reads/SettingsContext.ts';
import { createApi } from '../api/createApi.ts';
import type { Settings } from '../contract/settings.ts';
import type { Units } from '../lib/geo/lengths.ts';
import type { FirstWords } from '../lib/words/en/core.ts';
import { Announcer } from '../ui/text/Announcer.tsx';
import { FirstLanguageProvider } from '../ui/text/Language.tsx';
import { UserActionProvider } from '../ui/browser/UserAction.tsx';

/** What every audience is mounted with. */
export interface AudienceProps {
  settings: Settings;
  lang: string;
  words: FirstWords;
}

interface AudienceRootProps extends AudienceProps {
  /** The audience's policy on polling, hidden pages and caches. */
  queryClient: QueryClient;
  /** What the view asks for; null for what the city has (R23). */
  units: Units | null;
  children: ReactNode;
}

/** What all audiences need around them: the service, its answers, a language and a voice. */
export function AudienceRoot({
  settings,
  queryClient,
  units,
  children,
  ...language
}: AudienceRootProps) {
  const { baseUrl, key } = settings.service;
  const api = useMemo(
    () => createApi({ baseUrl, key, fetch: (input, init) => fetch(input, init) }),
    [baseUrl, key],
  );
  return (
    <SettingsContext value={settings}>
      <QueryClientProvider client={queryClient}>
        <ApiContext value={api}>
          <FirstLanguageProvider
            {...language}
            units={units ?? settings.units}
            timeZone={settings.city.timeZone}
          >
            <Announcer>
              <UserActionProvider>{children}</UserActionProvider>
            </Announcer>
          </FirstLanguageProvider>
        </ApiContext>
      </QueryClientProvider>
    </SettingsContext>
  );
}
