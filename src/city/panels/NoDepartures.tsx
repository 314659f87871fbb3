import { Optional } from '../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useSettings } from '../reads/SettingsContext.ts';

const EndedNotice = lazyComponent(async () => (await import('./EndedNotice.tsx')).EndedNotice);

/** In the place of a stop's departures: that there are none, or that the timetable has ended. */
export function NoDepartures() {
  const { times } = useLanguage('page').words;
  const { timetableEnd } = useSettings().city;
  const none = <Notice tone="quiet">{times.none}</Notice>;
  if (timetableEnd === undefined) return none;
  return (
    <Optional fallback={none}>
      <EndedNotice end={timetableEnd}>{none}</EndedNotice>
    </Optional>
  );
}
