import { useQuery } from '@tanstack/react-query';

import { stopLocationQuery } from '../../../api/queries/search/search-queries.ts';
import { needsStepFree } from '../../../contract/links/vehicle-needs.ts';
import { dotSeparated } from '../../../lib/words/dotSeparated.ts';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useStopAccess } from '../../departures/useStopAccess.ts';
import { useApi } from '../../reads/ApiContext.ts';
import { stepFreeText } from './stepFreeText.ts';

/** Says above a stop's departures that riders who need it without steps can't board there; nothing to others. */
export function StopLack({ stopID }: { stopID: string }) {
  const language = useLanguage();
  const accessOf = useStopAccess();
  const isNeeded = needsStepFree(usePageView().needs);
  const { data: read } = useQuery({ ...stopLocationQuery(useApi(), stopID), enabled: isNeeded });
  const { answer } = read ?? {};
  if (!isNeeded || answer === undefined) return null;
  const way = answer.station?.platforms.find((each) => each.stopID === stopID)?.stepFree;
  const lacks = [
    accessOf(answer),
    way === undefined || way.isReached ? '' : stepFreeText(way, language),
  ].filter((text) => text !== '');
  return lacks.length === 0 ? null : <Notice tone="caution">{dotSeparated(lacks)}</Notice>;
}
