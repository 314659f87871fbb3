import { Suspense } from 'react';

import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useNow } from '../../ui/time/useNow.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { useClockOffset } from '../reads/live/clock-reads.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { endedDay } from './endedDay.ts';

const MINUTE = 60_000;

/** Above a list of stops or buses: the timetable has ended, although they look the same as before (F11). */
export function TimetableEnded() {
  const { timetableEnd } = useSettings().city;
  const { panel, selection } = usePageView();
  const isOfRoutes = selection === null && (panel === 'stops' || panel === 'vehicles');
  return timetableEnd === undefined || !isOfRoutes ? null : (
    <Suspense>
      <EndedNotice end={timetableEnd} />
    </Suspense>
  );
}

function EndedNotice({ end }: { end: string }) {
  const { words, formats } = useLanguage();
  const { timeZone } = useSettings().city;
  const offset = useClockOffset();
  const day = useNow(MINUTE, () => endedDay(end, Date.now() + offset, timeZone, formats.locale));
  return day === null ? null : <Notice tone="quiet">{words.lists.timetableEnded(day)}</Notice>;
}
