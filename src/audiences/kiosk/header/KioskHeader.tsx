import './KioskHeader.css';
import { type Ref, useState } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { boardName } from '../../../contract/board/boardName.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { Clock } from '../clock/Clock.tsx';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { longestIn } from '../paged/lettersIn.ts';
import type { Station } from '../station/useStation.ts';
import { PhoneCode } from './PhoneCode.tsx';

interface KioskHeaderProps {
  station: Station | null;
  /** The place for the state and the page of the main list. */
  stateRef: Ref<HTMLDivElement>;
}

/** The name of the station or of the city, never cut, and the time. */
export function KioskHeader({ station, stateRef }: KioskHeaderProps) {
  const { city } = useSettings();
  const { title, logo } = useKiosk().options;
  const [isMissing, setMissing] = useState(false);
  const { nameOf } = useLanguage('page');
  const stops = station?.stops ?? [];
  const name =
    title ??
    (boardName(stops.map(({ intersection, stopID }) => nameOf(intersection, stopID))) || city.name);
  return (
    <header className="kiosk__header">
      {logo === null || isMissing ? null : (
        // The title says whose board it is. A browser would show a torn picture.
        <img className="kiosk__logo" src={logo} alt="" onError={() => setMissing(true)} />
      )}
      <h1 style={{ '--letters': name.length, '--longest': longestIn(name) }}>
        <bdi>{name}</bdi>
      </h1>
      <div ref={stateRef} className="kiosk__state" />
      <PhoneCode />
      <Clock />
    </header>
  );
}
