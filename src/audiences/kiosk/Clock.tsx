import { useEffect, useState } from 'react';

import { useLanguage } from '../../ui/Language.tsx';

/** The service's civil time, whatever the zone of the display (A21). */
export function Clock() {
  const { formats } = useLanguage();
  const [instant, setInstant] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setInstant(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="kiosk__clock">
      <time>{formats.clock(instant)}</time>
      <span>{formats.day(instant)}</span>
    </p>
  );
}
