import { useEffect } from 'react';

import { useClockOffset } from '../../../city/reads/live/clock-reads.ts';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { openCity } from './openCity.ts';

/** Loads the whole city into the page. Mount it when the rider may need it. */
export function CityInPage() {
  const settings = useSettings();
  const clockOffset = useClockOffset();
  useEffect(() => {
    void openCity(settings, clockOffset);
  }, [settings, clockOffset]);
  return null;
}
