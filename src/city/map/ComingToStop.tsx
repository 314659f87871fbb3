import { useEffect, useMemo, useState } from 'react';

import { vehicleKey } from '../../api/feeds/vehicle-keys.ts';
import { doesCome } from '../../contract/departures/departureRows.ts';
import { figureOf } from '../../contract/departures/departureWords.ts';
import type { CityStop } from '../../features/stops/mergeStops.ts';
import type { Theme } from '../../lib/colors/theme.ts';
import { LabelsOnMap } from '../../map/labels/LabelsOnMap.tsx';
import { MAP_COLORS } from '../../ui/map-colors.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useDepartures } from '../departures/useDepartures.ts';

/** What is written at the buses that come to a stop: their minutes, by `vehicleKey`. */
export type ComingTexts = ReadonlyMap<string, string>;

interface ComingToStopProps {
  stop: Pick<CityStop, 'stopID' | 'latitude' | 'longitude'>;
  theme: Theme;
  /** Called with the buses, and with null when another stop or none is chosen. */
  onChange: (texts: ComingTexts | null) => void;
}

/** On the map: at the chosen stop its next departure, and at the buses that come there their minutes. */
export function ComingToStop({
  stop: { stopID, latitude: lat, longitude: lon },
  theme,
  onChange,
}: ComingToStopProps) {
  const language = useLanguage('page');
  const { rowsOf } = useDepartures([stopID]);
  const next = (rowsOf[0] ?? [])
    .flatMap((row) => row.next)
    .filter(({ arrival }) => doesCome(arrival) && arrival.isUnseen !== true);
  const [first] = next.toSorted((one, other) => one.at - other.at);
  const texts = new Map<string, string>();
  for (const departure of next) {
    const { arrival, minutes } = departure;
    const key = vehicleKey(arrival);
    // A bus that is due now is at the stop, and the stop's label says so.
    if (minutes !== null && minutes > 0 && arrival.vehicleID !== '' && !texts.has(key))
      texts.set(key, figureOf(departure, language));
  }
  const atStop =
    first === undefined
      ? ''
      : `${language.labelOf(first.arrival.routeID)} · ${figureOf(first, language)}`;
  // Each tick of the clock makes them anew, and the map draws only what changed.
  const signature = JSON.stringify([...texts]);
  const [shown, setShown] = useState({ texts, signature });
  if (shown.signature !== signature) setShown({ texts, signature });
  useEffect(() => onChange(shown.texts), [shown, onChange]);
  useEffect(() => () => onChange(null), [onChange]);
  const labels = useMemo(
    () => (atStop === '' ? [] : [{ lat, lon, text: atStop }]),
    [lat, lon, atStop],
  );
  return <LabelsOnMap id="next-at-stop" labels={labels} ink={MAP_COLORS[theme]} />;
}
