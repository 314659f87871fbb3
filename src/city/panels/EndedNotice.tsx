import type { ReactNode } from 'react';

import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useNow } from '../../ui/time/useNow.ts';
import { useClockOffset } from '../reads/live/clock-reads.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { endedDay } from './endedDay.ts';

const MINUTE = 60_000;

interface EndedNoticeProps {
  /** The last day of the timetable, `YYYY-MM-DD`. */
  end: string;
  /** What is said until then. */
  children?: ReactNode;
}

/** Says that the timetable has ended. */
export function EndedNotice({ end, children }: EndedNoticeProps) {
  const { words, formats } = useLanguage();
  const { timeZone } = useSettings().city;
  const offset = useClockOffset();
  const day = useNow(MINUTE, () => endedDay(end, Date.now() + offset, timeZone, formats.locale));
  return day === null ? (
    children
  ) : (
    <Notice tone="quiet">{words.lists.timetableEnded(formats.reword(day))}</Notice>
  );
}
