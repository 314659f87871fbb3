import { useCity } from '../../../city/reads/CityContext.tsx';
import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import { QrCode } from '../../QrCode.tsx';
import { useKiosk } from '../options/KioskOptionsContext.ts';
import { phoneAddress } from './phoneAddress.ts';

/** The key of the only lot that the display's URL names, once it is loaded. */
function useOnlyLot(): string | null {
  const { lots } = useCity();
  const { lots: names } = useKiosk().options;
  const [only] = lots;
  return names.length === 1 && only !== undefined ? only.key : null;
}

/** A QR code that opens what the board shows on a rider's phone. */
export function PhoneCode() {
  const { words } = useLanguage();
  const { features } = useSettings();
  const { options, scale } = useKiosk();
  const lotKey = useOnlyLot();
  if (scale.code === null) return null;
  return (
    <div className="display__code">
      <span className="visually-hidden">{words.display.phoneCode}</span>
      <QrCode
        address={phoneAddress(window.location.href, { panels: options.panels, features, lotKey })}
      />
    </div>
  );
}
