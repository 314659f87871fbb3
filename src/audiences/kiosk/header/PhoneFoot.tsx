import { useLanguage } from '../../../ui/text/Language.tsx';
import { PhoneCode } from './PhoneCode.tsx';

/** The code for a phone, below a board whose header has no room for it. */
export function PhoneFoot() {
  const { words } = useLanguage();
  return (
    <div className="kiosk__foot">
      <PhoneCode />
      <span aria-hidden="true">{words.kiosk.onPhone}</span>
    </div>
  );
}
