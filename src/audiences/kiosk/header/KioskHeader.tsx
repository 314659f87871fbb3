import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { usePageLanguage } from '../../../ui/text/Language.tsx';
import { Clock } from '../clock/Clock.tsx';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import type { Station } from '../station/useStation.ts';
import { BoardName } from './BoardName.tsx';
import { PhoneCode } from './PhoneCode.tsx';

interface KioskHeaderProps {
  station: Station | null;
  /** Whether there is room for the code for a phone. */
  hasCode: boolean;
}

/** The name of the station or of the city, and the time. */
export function KioskHeader({ station, hasCode }: KioskHeaderProps) {
  const { city } = useSettings();
  const { title } = useKiosk().options;
  const { nameOf } = usePageLanguage();
  const [first] = station?.stops ?? [];
  return (
    <header className="kiosk__header">
      <BoardName name={title ?? (first ? nameOf(first.intersection, first.stopID) : city.name)} />
      {hasCode ? <PhoneCode /> : null}
      <Clock />
    </header>
  );
}
