import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { ApiError } from '../../../api/ApiError.ts';
import { lotsQuery } from '../../../api/queries/live-queries.ts';
import { useApi } from '../../../city/reads/ApiContext.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { lotChoices } from './lot-choices.ts';
import type { LotChoice } from './lot-choices.ts';

const NO_LOTS: readonly LotChoice[] = [];

/** The city's lots, and why they are missing. Reads them once: names don't change while someone builds a frame. */
export function useLotChoices(): {
  readonly lots: readonly LotChoice[];
  readonly error: ApiError | undefined;
} {
  const { features, city } = useSettings();
  const { formats } = useLanguage('page');
  const { data: read } = useQuery({ ...lotsQuery(useApi(), false), enabled: features.parking });
  const answer = read?.answer;
  const lots = useMemo(
    () => (answer === undefined ? NO_LOTS : lotChoices(answer.lots, city.center, formats.compare)),
    [answer, city.center, formats],
  );
  return { lots, error: answer === undefined ? read?.failure?.error : undefined };
}
