import type { ComponentProps } from 'react';

import { FavoriteDepartures } from '../../../city/departures/FavoriteDepartures.tsx';
import { KeptTimetables } from '../saved/KeptTimetables.tsx';

/** The favorite stops with their departures, without a network by the timetables that are kept (T20). */
export function RiderFavorites(props: ComponentProps<typeof FavoriteDepartures>) {
  return (
    <KeptTimetables>
      <FavoriteDepartures {...props} />
    </KeptTimetables>
  );
}
