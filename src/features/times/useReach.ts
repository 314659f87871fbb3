import { useState } from 'react';

import type { DepartureRow } from '../../contract/departures/departureRows.ts';
import { ALL_IN_REACH, rowsByReach, type RowsByReach } from '../../contract/departures/reach.ts';

/** Divides rows by reach; see `rowsByReach`. What was out of reach is remembered while the component is on the page. */
export function useReach<Row extends DepartureRow>(
  rows: readonly Row[],
  minutesTo: (row: Row) => number,
  now: number,
): Omit<RowsByReach<Row>, 'out'> {
  const [before, setBefore] = useState(ALL_IN_REACH);
  const { out, ...divided } = rowsByReach(rows, minutesTo, now, before);
  // An answer that is missing for a moment says nothing about any bus.
  if (out !== before && rows.length > 0) setBefore(out);
  return divided;
}
