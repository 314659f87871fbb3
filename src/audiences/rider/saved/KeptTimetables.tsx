import type { ReactNode } from 'react';

import { KeptTimetablesContext } from '../../../city/persisted/KeptTimetablesContext.ts';
import type { FindTimetable } from '../../../city/persisted/KeptTimetablesContext.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';

/** Gives the parts inside the timetables that are kept on the device (T20). */
export function KeptTimetables({ children }: { children: ReactNode }) {
  const { service } = useSettings();
  const find: FindTimetable = async (stopID, date) => {
    const [{ findTimetable }, { RIDER_TIMETABLES }] = await Promise.all([
      import('../../../city/persisted/keepTimetables.ts'),
      import('./rider-timetables.ts'),
    ]);
    return findTimetable({ store: RIDER_TIMETABLES, baseUrl: service.baseUrl }, stopID, date);
  };
  return <KeptTimetablesContext value={find}>{children}</KeptTimetablesContext>;
}
