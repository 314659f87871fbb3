import { useEffect, useState } from 'react';

import { arrivalsKey } from '../../api/queries/query-keys.ts';
import { useSettings } from '../reads/SettingsContext.ts';
import { useCached } from '../reads/useCached.ts';

/** How many stops are polled at the same time. */
const MOST_STOPS = 8;

/**
 * Which of the stops on the screen are polled now: at most eight, and first those without an answer. If there are
 * more, they take turns, so that a tall screen has all its rows and costs no more than a phone.
 *
 * @param shown the IDs of the stops on the screen, in the order in which they are asked
 */
export function useAskedStops(shown: readonly string[]): readonly string[] {
  const { polling } = useSettings();
  const [turn, setTurn] = useState(0);
  const turns = Math.ceil(shown.length / MOST_STOPS);
  useEffect(() => {
    if (turns < 2) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setTurn((before) => before + 1);
    }, polling.vehiclesSeconds * 1000);
    return () => clearInterval(timer);
  }, [turns, polling]);
  const missing = useCached((client) =>
    shown
      .filter((stopID) => client.getQueryData(arrivalsKey(stopID)) === undefined)
      .slice(0, MOST_STOPS)
      .join('\n'),
  );
  if (missing !== '') return missing.split('\n');
  const first = turns < 2 ? 0 : (turn % turns) * MOST_STOPS;
  return shown.slice(first, first + MOST_STOPS);
}
