import { Suspense } from 'react';

import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { usePageView } from '../../view/ViewContext.tsx';
import { useSettings } from '../reads/SettingsContext.ts';

const EndedNotice = lazyComponent(async () => (await import('./EndedNotice.tsx')).EndedNotice);

/** Above a list of stops or buses: the timetable has ended, although they look the same as before. */
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
