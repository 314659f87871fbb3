import { useEffect, useState } from 'react';

import { useClockOffset } from '../../../city/reads/live/clock-reads.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { useTrustedClock } from './useTrustedClock.ts';

/** The city's correct civil time, even if the display's clock or time zone is wrong. */
export function Clock() {
  const { formats } = useLanguage();
  const offset = useClockOffset();
  const [instant, setInstant] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setInstant(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const isTrusted = useTrustedClock();
  if (!isTrusted) return null;
  const time = formats.clock(instant + offset);
  return (
    <p className="kiosk__clock">
      <time data-digits={/^\d+/.exec(time)?.[0].length}>{time}</time>
    </p>
  );
}
