import { useSettings } from '../../city/reads/SettingsContext.ts';
import { Clock } from './clock/Clock.tsx';
import { useKiosk } from './options/KioskOptionsContext.ts';
import { PhoneCode } from './PhoneCode.tsx';
import type { Station } from './station/useStation.ts';

/** The name of the station or of the city, and the time. */
export function KioskHeader({ station }: { station: Station | null }) {
  const { city } = useSettings();
  const { title } = useKiosk().options;
  const [first] = station?.stops ?? [];
  return (
    <header className="kiosk__header">
      <h1>{title ?? first?.intersection ?? city.name}</h1>
      {/* Together, so that both move to a second line if the name is long. */}
      <div className="kiosk__corner">
        <PhoneCode />
        <Clock />
      </div>
    </header>
  );
}
